import type { Answered, Asked } from '../../model/editing.ts';
import { fieldName } from '../content/field-name.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { siteOf } from '../content/site.ts';
import { pageAt } from '../dev/answers.ts';
import { readFacesFor } from '../pictures/faces.ts';
import { drawSharePicture } from '../pictures/share-picture.ts';
import { type Field, fieldsOf, idOf } from './fields.ts';
import { Refused } from './refused.ts';

/** What search results, shared links and screen readers say of a page, each with its field. */
export function elsewhereOf(loaded: LoadedSite, asked: Asked<'GET elsewhere'>): Answered<'GET elsewhere'> {
  const { language, page } = pageOf(loaded, asked);
  const { content, folder } = language;
  const { fields } = fieldsOf(loaded.model.schemas, loaded.languages.find((each) => each.folder === folder)!);
  const service = content.services.servicePages.findIndex(({ path }) => path === page.path);
  const project = content.projects.projects.findIndex(({ id }) => id === page.id);
  const story = `stories/${page.id}`;
  const places = {
    home: [
      ['site', 'site', 'title'],
      ['site', 'site', 'description'],
    ],
    service: [
      ['services', 'servicePages', service, 'title'],
      ['services', 'servicePages', service, 'description'],
    ],
    story: [
      ['projects', 'projects', project, 'title'],
      [story, 'story', 'description'],
    ],
    'not-found': [
      ['site', 'site', 'notFound', 'title'],
      ['site', 'site', 'notFound', 'description'],
    ],
  };
  const [title, description] = places[page.kind].map(([file, ...path]) =>
    idOf({ folder, file: String(file), path: path as PropertyKey[] }),
  );
  const isOnPage = ({ file, path: [list, index] }: Field) => {
    if (page.kind === 'story') return file === story;
    if (list === 'servicePages') return index === service;
    return page.kind === 'home' && ['site', 'projects', 'services'].includes(file);
  };
  const own = fields.filter(isOnPage);
  return {
    address: page.head.canonical ?? `${content.site.site.url}${page.path}`,
    title: { text: page.head.title, id: title! },
    description: { text: page.head.description, id: description! },
    pictures: own.flatMap((field) => {
      const src = field.path.at(-1) === 'alt' ? pictureBeside(content, field) : undefined;
      return src ? [{ src: src.slice(1), id: idOf(field) }] : [];
    }),
    messages: own
      .filter(({ kind }) => kind === 'unfinished')
      .map((field) => ({ name: fieldName(Reflect.get(content, field.file), field.path), id: idOf(field) })),
  };
}

/** The picture that is shown for a link to a page. */
export async function shareOf(loaded: LoadedSite, asked: Asked<'GET share'>): Promise<Buffer> {
  const site = siteOf(loaded, '/');
  const { language, page } = pageOf(loaded, asked);
  if (!page.sharePicture) throw new Refused(409, 'A link to this page has no picture.');
  const faces = await readFacesFor(site.root, site.theme.fonts, language.content);
  return drawSharePicture(page, { site, language, faces });
}

function pageOf(loaded: LoadedSite, { path }: Asked<'GET share'>) {
  return pageAt(siteOf(loaded, '/'), path);
}

/** The file of the picture, or of the clip's first picture, that an alt text describes. */
function pictureBeside(content: object, { file, path }: Field): string | undefined {
  const { image, video } = path
    .slice(0, -1)
    .reduce((inner, key) => Reflect.get(inner, key), Reflect.get(content, file));
  return (image ?? video?.poster)?.jpeg;
}
