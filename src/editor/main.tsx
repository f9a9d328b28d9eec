import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import css from './editor.css?inline';
import { startEditor } from './editing.ts';

const host = document.createElement('div');
host.id = 'page-editor';
// In the top layer, so that no part of the page covers it.
host.popover = 'manual';
const shadow = host.attachShadow({ mode: 'open' });
const style = new CSSStyleSheet();
style.replaceSync(css);
shadow.adoptedStyleSheets = [style];
const inPage = new CSSStyleSheet();
inPage.replaceSync(`
  ::highlight(not-translated) { background: oklch(0.76 0.158 58 / 25%) }
  editable-text:empty::before { content: '\\a0' }
`);
document.adoptedStyleSheets.push(inPage);
document.body.append(host);
host.showPopover();
document.addEventListener(
  'toggle',
  (event) => {
    const target = event.target as Element;
    if (target === host || !target.matches(':popover-open')) return;
    // A menu of the page has come above it.
    host.hidePopover();
    host.showPopover();
  },
  true,
);
// The bar says after hydration whether it is solid. An earlier change would make React render the whole page anew.
while (!document.querySelector('[data-solid]')) await new Promise(requestAnimationFrame);
createRoot(shadow).render(<Editor />);
await startEditor();
