import type { SiteData } from '../../model/site-data.ts';
import { SectionLink } from '../components/link.tsx';
import styles from '../sections/own-section.module.css';

/** Links to those of the sections that have a label for it. */
export function SectionItems({ sections }: Pick<SiteData, 'sections'>) {
  return sections.map(
    ({ id, menuLabel, isOwn }) =>
      menuLabel && (
        <li key={id} className={isOwn ? styles.link : undefined}>
          <SectionLink section={id}>{menuLabel}</SectionLink>
        </li>
      ),
  );
}
