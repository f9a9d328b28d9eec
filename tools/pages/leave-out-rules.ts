import { type Selector, stringify } from 'css-what';
import { parseHTML } from 'linkedom';
import type { ChildNode, Root } from 'postcss';
import { lastingParts, namesOf } from './lasting-parts.ts';

/**
 * Removes the rules that no page comes to use: those for classes that are on no page, or not where the selector looks for them,
 * and those for other languages. Elements, states and the values of attributes change, so they do not count. Nor does what
 * `changing` may add, which is the code of the components that change a page: tools/pages/changing-code.ts.
 */
export function leaveOutRules(sheets: Root[], pages: string[], changing: string) {
  const isOnPage = searchIn(pages);
  const mayAppear = namesIn(changing);
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return;
      const selectors = rule.selectors.filter((each) => lastingParts(each, mayAppear).every(isOnPage));
      if (selectors.length === 0) removeWithEmptyParents(rule);
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
}

/** Reads only the pages that have all names of a selector. */
function searchIn(pages: string[]): (part: Selector[]) => boolean {
  const readers = pages.map((html) => {
    let read: ReturnType<typeof parseHTML> | undefined;
    const has = (selector: string) => {
      read ??= parseHTML(html);
      return read.document.querySelector(selector) !== null;
    };
    return { names: namesOnPage(html), has };
  });
  const known = new Map<string, boolean>();
  return (part) => {
    const selector = stringify([part]);
    const names = namesOf(part);
    const isFound = () =>
      readers.some((page) => names.every((name) => page.names.has(name)) && page.has(selector));
    if (!known.has(selector)) known.set(selector, isFound());
    return known.get(selector)!;
  };
}

function namesOnPage(html: string): Set<string> {
  const found = html.matchAll(/\s(?:class="([^"]*)"|(data-[\w-]+)=)/g);
  return new Set(Array.from(found, ([, classes, name]) => name ?? classes!.split(' ')).flat());
}

/** Finds classes and attributes in code: as words, as the first part of one, or as all classes of an imported style module. */
function namesIn(code: string): (name: string) => boolean {
  const words = new Set(code.match(/[\w-]+/g));
  for (const [, name] of code.matchAll(/dataset\.(\w+)/g))
    words.add(`data-${name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  const beginnings = [
    ...Array.from(code.matchAll(/([\w-]+)\.module\.css/g), ([, module]) => `${module}-`),
    ...Array.from(code.matchAll(/([\w-]+-)\$\{/g), ([, beginning]) => beginning!),
  ];
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

function isKeyframes(parent: unknown): boolean {
  return /keyframes$/.test((parent as { name?: string } | undefined)?.name ?? '');
}

function removeWithEmptyParents(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyParents(parent as ChildNode);
}
