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
  return treeToEdit(html).map(nodeOf);
}

/** A sign that would be read as a tag if it were typed is shown as it is written. */
export function treeToEdit(html: string): Inline[] {
  const asTyped = (tree: Inline[]): Inline[] =>
    joined(tree).map((node) => {
      if (typeof node !== 'string') return { ...node, children: asTyped(node.children) };
      return node.replace(/&(?=#?\w+;)/g, '&amp;').replace(/<(?=\/?[a-z][^<>]*>)/gi, '&lt;');
    });
  return asTyped(parseInlineHtml(html).tree);
}

/** Without a border between two strings, which the parser leaves at each sign. */
function joined(tree: Inline[]): Inline[] {
  const nodes: Inline[] = [];
  for (const node of tree) {
    const last = nodes.at(-1);
    if (typeof last === 'string' && typeof node === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function nodeOf(inline: Inline): Node {
  if (typeof inline === 'string') return new Text(inline);
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
