/**
 * Runs in the page. The scripts of what is shown for which this machine has no font: their letters are boxes until a font of the
 * site arrives, and take other room then.
 */
export function scriptsWithoutFont(): string[] {
  const letters = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = node.parentElement!.checkVisibility();
    for (const letter of isShown ? node.textContent!.matchAll(/[^\p{Script=Latin}\P{L}]/gu) : [])
      letters.add(letter[0]);
  }
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  pen.font = '24px sans-serif';
  pen.textAlign = 'left';
  // The first is a code that no font has.
  const [box, ...drawn] = ['\u{10ffff}', ...letters].map((letter) => {
    pen.clearRect(0, 0, 32, 32);
    pen.fillText(letter, 4, 24);
    return pen.getImageData(0, 0, 32, 32).data.join();
  });
  const missing = [...letters].filter((_, index) => drawn[index] === box);
  const scripts =
    'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai Tibetan'.split(
      ' ',
    );
  const names = missing.map(
    (letter) =>
      scripts.find((script) => new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(letter)) ??
      `letters like ${letter}`,
  );
  return [...new Set(names)];
}
