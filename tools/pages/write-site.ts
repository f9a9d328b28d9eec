import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { textsIn } from '../content/field-name.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { withHash } from '../fonts/add-fonts.ts';
import { coloursOf } from '../pictures/colours.ts';
import { readFacesFor } from '../pictures/faces.ts';
import { drawIcons } from '../pictures/icons.ts';
import { publishedFile } from '../pictures/published-file.ts';
import { drawSharePicture } from '../pictures/share-picture.ts';
import type { Code } from './bundle-code.ts';
import { makeStyle } from './make-style.ts';
import { renderPages } from './render-pages.ts';
import { siteDataOf, storyDataOf, withAddresses } from './site-data.ts';
import { filesOfLanguage, siteFiles } from './site-files.ts';
import { pageWriter } from './write-pages.ts';

/** Writes all files of a site but those of its code. Returns its styles, which the content policy allows. */
export async function writeSite(site: Site, code: Code, folder: string): Promise<string[]> {
  const styles = await writePages(site, code, folder);
  await drawPictures(site, folder);
  return styles;
}

/** Writes the pages in all languages, their data, style, fonts and media, and what other programs read. Returns their styles. */
export async function writePages(site: Site, code: Code, folder: string): Promise<string[]> {
  const addressOf = await writeMedia(site, folder);
  const styles = [];
  for (const language of site.languages)
    styles.push(...(await writeLanguage(site, language, code, folder, addressOf)));
  await writeAll(folder, siteFiles(site));
  return [...new Set(styles)];
}

/** Draws the icons, and the share picture of each page. */
export async function drawPictures(site: Site, folder: string) {
  const { root, theme, languages } = site;
  for (const language of languages) {
    const faces = await readFacesFor(root, theme.fonts, language.content);
    // The icons have the initials of the first language.
    if (language === languages[0]) {
      const { initials } = language.content.site.site;
      await writeAll(folder, await drawIcons(initials, coloursOf(theme), faces, theme.corners));
    }
    for (const page of language.pages)
      if (page.sharePicture)
        await writeAll(join(folder, language.folder), {
          [page.sharePicture]: await drawSharePicture(page, { site, language, faces }),
        });
  }
}

/** Writes the pages in one language, and what belongs to them. Returns their styles. */
async function writeLanguage(
  site: Site,
  language: SiteLanguage,
  code: Code,
  folder: string,
  addressOf: (path: string) => string,
): Promise<string[]> {
  const { base } = site;
  const writeAsset = async (name: string, data: string | Buffer) => {
    const file = `assets/${withHash(name, Buffer.from(data))}`;
    await writeAll(folder, { [file]: data });
    return base + file;
  };
  const stories = await storyDataOf(language, addressOf);
  const addresses: Record<string, string> = {};
  for (const [id, data] of Object.entries(stories))
    addresses[id] = await writeAsset(`story-${id}.json`, JSON.stringify(data));
  const data = await siteDataOf(language, addressOf, (id) => addresses[id]!);
  const pages = await renderPages(language, data, stories, code.render);
  const style = await makeStyle(code, site, language, pages, writeAsset);

  const own = join(folder, language.folder);
  const write = await pageWriter({
    site,
    language: { ...language, content: withAddresses(language.content, addressOf) },
    style,
    script: base + code.script,
    dataAddress: await writeAsset(`site-${language.code}.json`, JSON.stringify(data)),
    printAddress: await writeAsset('print.css', style.print),
  });
  await writeAll(own, Object.fromEntries(pages.map((page) => [page.file, write(page)])));
  await writeAll(own, filesOfLanguage(language.content));
  return [style.css, ...pages.map(({ css }) => css)];
}

/** Writes the media that the content names, and the CVs, into the folder of the site. Returns a function that gives their URLs. */
async function writeMedia({ root, base, languages }: Site, folder: string) {
  const texts = languages.flatMap(({ content }) => textsIn(content).map(({ value }) => value));
  const named = texts.filter((value) => value.startsWith('./content/media/'));
  const paths = new Set([...named, ...languages.flatMap(({ cv }) => cv?.path ?? [])]);
  const names = new Map<string, string>();
  for (const path of paths) {
    const { data } = await publishedFile(root, path);
    const name = `assets/${withHash(basename(path), data)}`;
    await writeAll(folder, { [name]: data });
    names.set(path, name);
  }
  return (path: string) => base + names.get(path);
}

async function writeAll(folder: string, files: Record<string, string | Buffer>) {
  for (const [file, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), data);
  }
}
