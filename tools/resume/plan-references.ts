import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '../../model/quotes.ts';
import { unwritten } from '../content/unwritten.ts';
import { headingOf } from './headings.ts';
import { offer, type Plan, write } from './plan.ts';
import type { Resume } from './resume.ts';
import { oneLine } from './words.ts';

/** As many as the schema of quotes takes. */
const most = 6;

/** References become quotes that nobody sees before their authors have been asked. */
export function planReferences(plan: Plan, { references = [] }: Resume) {
  const quotes: Quote[] = [];
  for (const [index, { name, reference }] of references.entries()) {
    const words = oneLine(reference ?? '');
    const refuse = (to: string) =>
      plan.rows.leftOut.push({ from: `references[${index}]`, to, value: name ?? words });
    if (!name || !words) refuse(`needs its ${name ? 'reference' : 'name'}`);
    else if (quotes.some((quote) => quote.words === words)) refuse('has the words of another');
    else if (quotes.length === most) refuse('the site shows six quotes');
    else quotes.push({ words, name: oneLine(name), role: `${unwritten} role`, ask: true });
  }
  if (quotes.length === 0) return;
  const said = (list: object | string) => (list as Quote[]).map(({ words, name }) => ({ words, name }));
  const isSame = (current: object | string) => isDeepStrictEqual(said(current), said(quotes));
  const isWritten = offer(plan, `references (${quotes.length})`, ['quotes', 'quotes'], quotes, isSame);
  if (!isWritten || plan.content.site.site.sections.quotes) return;
  const heading = headingOf('quotes', plan.language.code);
  write(plan, 'references', ['site', 'site', 'sections', 'quotes'], { heading });
}
