import { fieldOf, getState, type Pictured, setState } from './state.ts';

/** A file that is dragged over a project, or over a text that may have a portrait, may be dropped there. Elsewhere the browser would leave the page for it. */
export function dragFile(event: DragEvent, target: Element) {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = picturedAt(target) ? 'copy' : 'none';
}

export function dropFile(event: DragEvent, target: Element) {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const pictured = picturedAt(target);
  if (pictured) setState({ panel: 'picture', picture: { ...pictured, file } });
}

/** The fields by which it is known what a part of the home page shows. */
const fieldsOf = { article: /^\|projects\|/, section: /^\|sections\|\["sections",\d+,"paragraphs"/ };

export function picturedAt(node: Node): Pictured | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const part = element?.closest('main :is(article, section)[id]');
  if (!part) return;
  const field = fieldsOf[part.localName as keyof typeof fieldsOf];
  const isPictured = getState().texts.some(
    (text) => part.contains(text.start) && field.test(fieldOf(text)?.id ?? ''),
  );
  return isPictured ? { what: part.localName === 'article' ? 'project' : 'text', id: part.id } : undefined;
}
