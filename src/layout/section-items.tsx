import { SectionLink } from '../components/link.tsx';
import type { linkedSections } from '../content.ts';
import { labels } from '../labels.ts';

export function SectionItems({ sections }: { sections: typeof linkedSections }) {
  return sections.map(({ id, menuLabel }) => (
    <li key={id}>
      <SectionLink section={id}>{menuLabel?.(labels)}</SectionLink>
    </li>
  ));
}
