import { layOutAll } from './lay-out-rest.ts';

/** Scrolls to a section, or to the top of the page. Keyboard navigation continues from there. */
export function moveTo(section: HTMLElement | null | undefined, behavior: ScrollBehavior) {
  (section ?? document.getElementById('main')!).focus({ preventScroll: true });
  if (section) {
    layOutAll();
    section.scrollIntoView({ behavior });
  } else scrollTo({ top: 0, behavior });
}
