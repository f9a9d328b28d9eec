import { parseHTML } from 'linkedom';
import postcss, { type Declaration, type Root } from 'postcss';

/** By the custom property that names its font, and the letter: the weights in which it is set. */
type SetLetters = Map<string, Map<string, Set<number>>>;
type Element = {
  nodeType: number;
  tagName?: string;
  textContent: string | null;
  childNodes: Iterable<Element>;
};
type Style = { props: string[]; weights: number[] };
/** `content` is the text that it adds to an element. */
type StyleRule = Style & { selector: string; isCertain: boolean; content?: string };

/** Browsers have these rules. */
const ofBrowsers: StyleRule[] = [{ selector: 'b,strong,th', isCertain: true, props: [], weights: [700] }];

/**
 * In which fonts and weights a page sets its letters, by the rules in `sheets`. Of rules that apply to the same element, or
 * only sometimes, each counts: a letter may be in a font where nobody sees it, but never the other way round.
 */
export function setLetters(html: string, sheets: Root[]): SetLetters {
  const { document } = parseHTML(html);
  const rules = [...ofBrowsers, ...sheets.flatMap(styleRules)];
  const rulesOf = new Map<Element, StyleRule[]>();
  for (const rule of rules)
    for (const element of document.querySelectorAll(rule.selector))
      rulesOf.set(element, [...(rulesOf.get(element) ?? []), rule]);

  const found: SetLetters = new Map(['--font-display', '--font-text'].map((prop) => [prop, new Map()]));
  const add = (text: string, { props, weights }: Style) => {
    for (const letters of props.map((prop) => found.get(prop)!))
      for (const letter of text.normalize('NFC'))
        letters.set(letter, new Set([...(letters.get(letter) ?? []), ...weights]));
  };
  const visit = (element: Element, inherited: Style) => {
    if (/^(script|style|title|template)$/i.test(element.tagName ?? '')) return;
    const own = rulesOf.get(element) ?? [];
    const style = { props: either('props', own, inherited), weights: either('weights', own, inherited) };
    for (const { content = '' } of own) add(content, style);
    for (const node of element.childNodes) {
      if (node.nodeType === 1) visit(node, style);
      else if (node.nodeType === 3) add(node.textContent ?? '', style);
    }
  };
  visit(document.documentElement, { props: ['--font-text'], weights: [400] });
  return found;
}

/** What the rules say, and what is inherited unless one of them applies for certain. */
function either<Key extends keyof Style>(key: Key, rules: StyleRule[], inherited: Style): Style[Key] {
  const speaking = rules.filter((rule) => rule[key].length > 0);
  const values = speaking.some(({ isCertain }) => isCertain) ? [] : inherited[key];
  return [...new Set([...values, ...speaking.flatMap((rule) => rule[key] as unknown[])])] as Style[Key];
}

function styleRules(sheet: Root): StyleRule[] {
  const rules: StyleRule[] = [];
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const style: Style = { props: [], weights: [] };
    let content = '';
    rule.walkDecls('content', ({ value }) => {
      content += stringsIn(value) + (/\bcounters?\(/.test(value) ? '0123456789' : '');
    });
    rule.walkDecls(/^font(-family|-weight)?$/, (declaration) => {
      style.props.push(...(declaration.value.match(/--font-(?:display|text)\b/g) ?? []));
      style.weights.push(...weightsIn(declaration));
    });
    if (!content && style.props.length + style.weights.length === 0) return;
    for (const selector of rule.selectors) {
      const plain = plainSelector(selector);
      rules.push({
        ...style,
        content,
        selector: plain,
        isCertain: plain === selector && rule.parent === sheet,
      });
    }
  });
  return rules;
}

/** The strings of a value. In them, a backslash stands before a letter or its number. */
function stringsIn(value: string): string {
  const strings = value.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g) ?? [];
  return strings
    .map((string) => string.slice(1, -1))
    .join('')
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function weightsIn({ prop, value }: Declaration): number[] {
  if (prop === 'font-family' || /^(inherit|unset|revert)/.test(value)) return [];
  if (/\bbold(er)?\b/.test(value)) return [700];
  const number = postcss.list.space(value).find((part) => /^\d+$/.test(part));
  if (number) return [Number(number)];
  // A variable, of which nothing is known.
  if (prop === 'font-weight' && value !== 'normal') return [400, 700];
  return [400];
}

/** Without states, attributes and pseudo-elements, of which a prerendered page knows little. */
function plainSelector(selector: string): string {
  const changing = /\[[^\]]*\]|::?(?!is\b|where\b)[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g;
  const hasName = (position: number) => /[\w\-*\])]/.test(selector[position - 1] ?? '');
  return selector.replace(changing, (...match) => (hasName(match.at(-2)) ? '' : '*'));
}
