import type { Head } from '../../model/page.ts';
import { headOf } from './heads.ts';

/**
 * Title, description and canonical address, which React moves into the head of the document. The build writes the same
 * tags into the prerendered page, and React adopts them during hydration.
 */
export function PageHead({ path, head = headOf(path) }: { path?: string; head?: Head }) {
  if (import.meta.env.SSR) return null;
  const { title, description, canonical } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
