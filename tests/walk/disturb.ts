/** As a browser extension does, before hydration: beside the page's own elements, or inside of them too. */
export function disturb(place: string) {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset.extension = 'on';
    document.body.dataset.extension = 'on';
    document.body.prepend(document.createElement('aside'));
    document.body.append(document.createElement('aside'));
    document.head.append(document.createElement('meta'));
    for (const link of document.querySelectorAll('a')) link.dataset.extension = 'on';
    if (place === 'beside') return;
    for (const element of document.querySelectorAll('main, nav, h2'))
      element.append(document.createElement('i'));
  });
}

/** As the translator of a browser does: puts every text into an element, and each new one too. */
export function translate() {
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const isWrapped = text.parentElement!.closest('font, script, style');
      if (isWrapped || !text.data.trim()) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
