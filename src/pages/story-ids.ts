/** The ids of the projects that have a story, from the names of the files. The build puts them beside the other words of the owner. */
export const storyIds = Object.keys(import.meta.glob('../../content/stories/*.ts')).map((name) =>
  name.slice('../../content/stories/'.length, -'.ts'.length),
);
