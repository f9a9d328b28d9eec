/** The lines of each element that matches, as they are shown, without signs between phrases. It runs in the page. */
export function linesOf(selector: string): string[][] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    const lines: string[] = [];
    let top = Number.NEGATIVE_INFINITY;
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < node.nodeValue!.length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.top > top + box.height / 2) lines.push('');
        top = box.top;
        lines.push(lines.pop() + range.toString().replace(/[\u200b\u2060]/, ''));
      }
    }
    return lines;
  });
}
