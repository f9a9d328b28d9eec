/** A link to the same page in another language leads to the section, or to the project, that the visitor is at. */
export function keepSection() {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) link.hash = sectionInView();
  });
}

/** The last one that begins in the upper half of the view. None at the top of the page. */
function sectionInView(): string {
  const sections = [...document.querySelectorAll('main [id]:not(#opening)')];
  return sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 2)?.id ?? '';
}
