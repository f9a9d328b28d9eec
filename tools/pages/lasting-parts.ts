import { isTraversal, parse, type Selector, SelectorType } from 'css-what';

/** Says whether a class or an attribute may appear on a page that was prerendered without it. */
type MayAppear = (name: string) => boolean;

/** What the build writes into the tag of `html`. Nothing changes it, so its values count. */
const ofHtml = ['lang', 'dir', 'data-script'];
/** The pseudo-classes that say where an element stands. All others are states. */
const places = /^((first|last|only)-(child|of-type)|nth-(last-)?(child|of-type))$/;

/**
 * What a selector says of a page whatever the visitor does: the parts of it that are left without elements, states and what may
 * appear later. Each of them is a selector too.
 */
export function lastingParts(selector: string, mayAppear: MayAppear): Selector[][] {
  const parts: Selector[][] = [[]];
  for (const { combinator, compound } of compoundsOf(parseSelector(selector))) {
    const lasting = compound.flatMap((token) => lastingToken(token, mayAppear));
    const part = parts.at(-1)!;
    if (lasting.length === 0) parts.push([]);
    else part.push(...(part.length > 0 ? combinator : []), ...lasting);
  }
  return parts.filter((part) => part.length > 0);
}

/** The classes and attributes that a page must have for this selector. */
export function namesOf(part: Selector[]): string[] {
  return part.flatMap((token) => {
    if (token.type !== SelectorType.Attribute || ofHtml.includes(token.name)) return [];
    return [token.name === 'class' ? token.value : token.name];
  });
}

/** Says nothing of a selector that only browsers understand. */
function parseSelector(selector: string): Selector[] {
  const withAttribute = selector.replace(/:lang\("?([\w-]+)"?\)/g, ':is([lang|="$1"],[lang|="$1"] *)');
  try {
    return parse(withAttribute)[0]!;
  } catch {
    return [];
  }
}

type Compound = { combinator: Selector[]; compound: Selector[] };

function compoundsOf(tokens: Selector[]): Compound[] {
  const compounds: Compound[] = [{ combinator: [], compound: [] }];
  for (const token of tokens)
    if (isTraversal(token)) compounds.push({ combinator: [token], compound: [] });
    else compounds.at(-1)!.compound.push(token);
  return compounds;
}

function lastingToken(token: Selector, mayAppear: MayAppear): Selector[] {
  if (token.type === SelectorType.Universal) return [token];
  if (token.type === SelectorType.Tag) return token.name === 'html' ? [token] : [];
  if (token.type === SelectorType.Attribute) {
    if (ofHtml.includes(token.name)) return [token];
    const isClass = token.name === 'class' && token.action === 'element';
    if (isClass) return mayAppear(token.value) ? [] : [token];
    const isData = token.name.startsWith('data-') && !mayAppear(token.name);
    return isData ? parse(`[${token.name}]`)[0]! : [];
  }
  if (token.type !== SelectorType.Pseudo) return [];
  const { name, data } = token;
  if (places.test(name)) return String(data).includes('of') ? [] : [token];
  if (!Array.isArray(data)) return [];
  if (name === 'not') return data.flat().every(isOfHtml) ? [token] : [];
  const inner = data.map((tokens) => lastingWhole(tokens, mayAppear));
  return inner.every((tokens) => tokens !== undefined) ? [{ ...token, data: inner }] : [];
}

/** Nothing of a selector in brackets if one of its elements may be any. */
function lastingWhole(tokens: Selector[], mayAppear: MayAppear): Selector[] | undefined {
  const whole = compoundsOf(tokens).map(({ combinator, compound }) => {
    const lasting = compound.flatMap((token) => lastingToken(token, mayAppear));
    return { isAny: compound.length > 0 && lasting.length === 0, tokens: [...combinator, ...lasting] };
  });
  return whole.some(({ isAny }) => isAny) ? undefined : whole.flatMap((each) => each.tokens);
}

function isOfHtml(token: Selector): boolean {
  if (token.type === SelectorType.Attribute) return ofHtml.includes(token.name);
  if (token.type === SelectorType.Pseudo)
    return Array.isArray(token.data) && token.data.flat().every(isOfHtml);
  return token.type === SelectorType.Universal || isTraversal(token);
}
