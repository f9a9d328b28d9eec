import { useSite } from '../site.ts';

/**
 * Title, description and canonical address, which React moves into the head of the document. The build writes the same
 * tags into the prerendered page, and React adopts them during hydration.
 */
export function PageHead({ path }: { path: string }) {
  const { pages } = useSite();
  if (import.meta.env.SSR) return null;
  const { title, description, canonical } = pages.find((page) => page.path === path)!.head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
