import type { shownSections } from '../../model/home-sections.ts';
import { SectionLink } from '../components/link.tsx';
import styles from '../sections/own-section.module.css';
import { useLabels } from '../site.ts';

/** Links to those of the sections that have a label for it. */
export function SectionItems({ sections }: { sections: ReturnType<typeof shownSections> }) {
  const labels = useLabels();
  return sections.map(
    ({ id, menuLabel, own }) =>
      menuLabel && (
        <li key={id} className={own && styles.link}>
          <SectionLink section={id}>{menuLabel(labels)}</SectionLink>
        </li>
      ),
  );
}
