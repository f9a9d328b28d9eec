import { focusText, textOf } from './page.ts';
import { setState, tell } from './state.ts';

/** For the page that is loaded next. */
const remembered = 'editing-goes-to';

/** Leads to a text, on this page or on another. */
export function goTo(id: string, path: string) {
  if (path === location.pathname) return show(id);
  sessionStorage.setItem(remembered, id);
  location.assign(path);
}

export function arrive() {
  const id = sessionStorage.getItem(remembered);
  sessionStorage.removeItem(remembered);
  if (id) show(id);
}

function show(id: string) {
  const text = textOf(id);
  if (!text) return setState({ panel: 'elsewhere' });
  text.start.parentElement!.scrollIntoView({ block: 'center' });
  focusText(text);
  setState({ focused: text });
  tell('');
}
