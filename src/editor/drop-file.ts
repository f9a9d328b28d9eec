import { fieldOf, getState, setState } from './state.ts';

/** A file that is dragged over a project may be dropped there. Elsewhere the browser would leave the page for it. */
export function dragFile(event: DragEvent, target: Element) {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = projectAt(target) ? 'copy' : 'none';
}

export function dropFile(event: DragEvent, target: Element) {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const project = projectAt(target);
  if (project) setState({ panel: 'picture', picture: { project, file } });
}

/** The id of the project that a part of the home page shows. */
export function projectAt(node: Node): string | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const article = element?.closest('main article[id]');
  const isProject = getState().texts.some(
    (text) => article?.contains(text.start) && fieldOf(text)?.id.startsWith('|projects|'),
  );
  return isProject ? article!.id : undefined;
}
