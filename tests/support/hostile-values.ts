import { fieldName, type Finding, type Text } from '../../tools/content/field-name.ts';

export type Pick = <Item>(items: Item[]) => Item;

/** Picks the same items in every run, so that a failure can be reproduced. */
export function seededPick(seed: number): Pick {
  let state = seed;
  return (items) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return items[Math.floor((state / 2 ** 32) * items.length)]!;
  };
}

/** What would run a script, lead off the site or break out of a file if nothing refused or escaped it, around the word `mark`. */
export function hostileValue(now: string, mark: string, pick: Pick): string {
  const script = pick(['window.__ran=1', 'alert(1)', "parent.__ran='1'"]);
  const hostile = pick([
    `<script>${script}</script>`,
    `</script><script>${script}</script>`,
    `</title><script>${script}</script>`,
    `</style><img src=x onerror=${script}>`,
    `<svg/onload=${script}>`,
    `"><img src=x onerror="${script}">`,
    `' onmouseover='${script}' x='`,
    `" autofocus onfocus="${script}" x="`,
    `<iframe srcdoc="<script>${script}</script>"></iframe>`,
    `<a href="javascript:${script}">${mark}</a>`,
    `<a href="https://example.com/" onclick="${script}">${mark}</a>`,
    `<strong>${mark}</strong>`,
    `<em onclick=${script}>${mark}</em>`,
    `<a href="https://example.com/${mark}">${mark}</a>`,
    `<a href="/\\example.org/${mark}">${mark}</a>`,
    `<a href="//example.org/${mark}">${mark}</a>`,
    `<!--><script>${script}</script>-->`,
    `]]><script>${script}</script>`,
    `&lt;script&gt;${script}&lt;/script&gt;`,
    `&#60;script&#62;${script}`,
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    `java\tscript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `https://example.com/"onmouseover="${script}`,
    `https://example.com/?a=<script>${script}</script>&b='${mark}'`,
    `https://javascript:${script}@example.com/`,
    `//example.org/${mark}`,
    `/\\example.org/${mark}`,
    `\${${script}} {{${script}}} <%= ${script} %> $& $1 $\``,
    `END:VCARD\r\nBEGIN:VCARD\r\nNOTE:${mark}`,
    `\n\tX-Injected: ${mark}\n`,
    `\u202e${mark}\u202c \u200b\u2028\u2029 \ufeff ﷽ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰ 👩‍👩‍👧 ＜script＞`,
    `\u0000<\u0000script>${script}`,
    `\ud800${mark}`,
    `\u001b[31m${mark}\u0007`,
  ]);
  return pick([hostile, `${mark}${hostile}`, `${hostile}${mark}`, `${now.slice(0, 30)}${hostile}`]);
}

/** Whether a text is refused. A problem may be reported for the group that the field is in. */
export function isRefusedBy(problems: Finding[], content: object): (text: Text) => boolean {
  const refused = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  return ({ file, path }) =>
    path.some((_, end) =>
      refused.has(`${file} ${fieldName(Reflect.get(content, file), path.slice(0, end + 1))}`),
    );
}
