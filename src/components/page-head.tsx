import { site } from '../../content/site.ts';

type Props = { title: string; description: string; path?: string };

/** React moves all of it into the head of the document. A phone shares the canonical address, so it follows the path too. */
export function PageHead({ title, description, path }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={site.url + path} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
