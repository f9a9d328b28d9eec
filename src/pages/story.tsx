import css from './story.css?inline';
import { storyFile } from './story-files.ts';
import { type LinkRef, StoryPage } from './story-page.tsx';

// The prerendered page of a story has these styles in its head. No other page has.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The page of a story, for React's `lazy`. */
export async function loadStory(id: string, linkRef: LinkRef) {
  const { story } = await storyFile(id)!();
  return { default: () => <StoryPage id={id} story={story} linkRef={linkRef} />, css };
}
