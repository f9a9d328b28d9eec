import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';

const tags: Record<string, 'strong' | 'em' | 'code' | 'a'> = {
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  CODE: 'code',
  A: 'a',
};

/** A paragraph of the content as elements that can be edited. */
export function contentOfHtml(html: string): Node[] {
  return parseInlineHtml(html).tree.map(nodeOf);
}

function nodeOf(inline: Inline): Node {
  if (typeof inline === 'string') return new Text(asTyped(inline));
  const element = document.createElement(inline.tag);
  if (inline.href) element.setAttribute('href', inline.href);
  element.append(...inline.children.map(nodeOf));
  return element;
}

/** The paragraph as content/ has it. */
export function htmlOf(element: Element): string {
  return writeInlineHtml([...element.childNodes].flatMap((node) => treeOf(node, []))).trim();
}

function treeOf(node: Node, around: string[]): Inline[] {
  if (node instanceof Text) return node.data === '' ? [] : [node.data];
  if (!(node instanceof Element)) return [];
  if (node.tagName === 'BR') return node.nextSibling ? [{ tag: 'br', children: [] }] : [];
  const tag = tags[node.tagName];
  const isNew = tag && !around.includes(tag);
  const children = [...node.childNodes].flatMap((child) => treeOf(child, isNew ? [...around, tag] : around));
  if (!isNew || children.length === 0) return children;
  const href = node.getAttribute('href');
  return [{ tag, children, ...(tag === 'a' && href && { href }) }];
}

/** Tags and signs that are typed as `<em>` or `&lt;` stay what they are: the check says what is wrong with them. */
export function writeInlineHtml(tree: Inline[]): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node.replace(/<(?!\/?[a-z][^<>]*>)/gi, '&lt;');
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${node.href.replaceAll('"', '%22')}"`;
      return `<${node.tag}${href}>${writeInlineHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** What would be read as a tag or a sign if it were typed. */
export function asTyped(text: string): string {
  return text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/<(?=\/?[a-z][^<>]*>)/gi, '&lt;');
}
