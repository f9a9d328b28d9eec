export type Inline = string | { tag: InlineTag; href?: string; children: Inline[] };

const tags = ['strong', 'em', 'a', 'code', 'br'] as const;
type InlineTag = (typeof tags)[number];

const token = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)>|&(#?\w+);|</gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const usableHref = /^\s+href="(https:\/\/[^"\s]+|\/(?![/\\])[^"\s\\]*|#[\w-]+)"\s*$/;

/**
 * Parses the few inline tags that content may use into a tree, from which the page renders elements: it never inserts
 * a string as HTML. `problems` has one sentence for each mistake.
 */
export function parseInlineHtml(html: string): { tree: Inline[]; problems: string[] } {
  const tree: Inline[] = [];
  const open: { tag: InlineTag; children: Inline[] }[] = [];
  const problems: string[] = [];
  const add = (node: Inline) => (open.at(-1)?.children ?? tree).push(node);
  let end = 0;

  for (const match of html.matchAll(token)) {
    const [found, slash, name = '', attributes = '', entity] = match;
    const tag = tags.find((each) => each === name.toLowerCase());
    if (match.index > end) add(html.slice(end, match.index));
    end = match.index + found.length;

    const character = entity && entities[entity.toLowerCase()];
    if (character) add(character);
    else if (entity) problems.push(`has ${found}: write the sign itself`);
    else if (found === '<') {
      problems.push("has a '<' that opens no tag: write &lt; for the sign itself");
    } else if (!tag) {
      problems.push(`has the tag <${name}>: only ${tags.map((each) => `<${each}>`).join(' ')} may be used`);
    } else if (slash) {
      if (open.at(-1)?.tag !== tag) problems.push(`closes <${tag}>, which is not the tag that is open`);
      const index = open.findLastIndex((outer) => outer.tag === tag);
      if (index >= 0) open.splice(index, 1);
    } else {
      const href = usableHref.exec(attributes)?.[1];
      if (tag === 'a' && !href) {
        problems.push(
          'has a link without a usable address: write <a href="https://…">, or a path of this site',
        );
      } else if (tag === 'a' && open.some((outer) => outer.tag === 'a')) {
        problems.push('has a link within a link: close the first with </a>');
      } else if (tag !== 'a' && !/^\s*\/?$/.test(attributes)) {
        problems.push(`has attributes on <${tag}>: write the bare tag`);
      }
      const element = { tag, children: [], ...(href && { href }) };
      add(element);
      if (tag !== 'br') open.push(element);
    }
  }
  add(html.slice(end));
  if (open[0]) problems.push(`opens <${open[0].tag}> and never closes it`);
  return { tree, problems: [...new Set(problems)] };
}

/** The words without their tags, as one line. */
export function plainText(html: string): string {
  const textOf = (tree: Inline[]): string =>
    tree
      .map((node) => {
        if (typeof node === 'string') return node;
        return node.tag === 'br' ? ' ' : textOf(node.children);
      })
      .join('');
  return textOf(parseInlineHtml(html).tree).replace(/\s+/g, ' ').trim();
}
