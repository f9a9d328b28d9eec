import type { shownSections } from '../../model/home-sections.ts';
import { SectionLink } from '../components/link.tsx';
import { useLabels } from '../site.ts';

/** Links to those of the sections that have a label for it. */
export function SectionItems({ sections }: { sections: ReturnType<typeof shownSections> }) {
  const labels = useLabels();
  return sections.map(
    ({ id, menuLabel }) =>
      menuLabel && (
        <li key={id}>
          <SectionLink section={id}>{menuLabel(labels)}</SectionLink>
        </li>
      ),
  );
}
