import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { addArabic } from './arabic.ts';
import { ownSectionsInArabic, somePicture } from './own-sections.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** Whole owners beside the sample. One with thirty projects is in scale.spec.ts, one with hardly anything in amounts.spec.ts. */
export const owners: Record<string, () => Promise<LoadedSite>> = {
  'Japanese with English beside it': () => loadOwner('japanese'),
  'Arabic alone': async () => {
    const { languages, ...loaded } = await loadWithArabic();
    const [{ content }, arabic] = languages;
    const sections = { sections: ownSectionsInArabic(somePicture(content as unknown as Content)) };
    const alone = {
      ...arabic!,
      folder: '',
      content: { ...arabic!.content, theme: content.theme!, sections },
    };
    return { ...loaded, languages: [alone] };
  },
};

/** The content in tests/owners/<name> in place of the sample's. The sample's media are there, and its theme. */
export function loadOwner(name: string): Promise<LoadedSite> {
  return loadCopy(async ({ folder, removeStories }) => {
    await removeStories();
    await cp(join('tests/owners', name), join(folder, 'content'), { recursive: true });
  });
}

/** The sample with Arabic beside its English. */
export function loadWithArabic(): Promise<LoadedSite> {
  return loadCopy(async ({ folder, edit }) => {
    await addArabic(folder);
    await edit('content/theme.ts', "text: '", "more: ['Noto Kufi Arabic'], text: '");
  });
}

/** The content of a copy of the project, which a test may change. */
export async function loadCopy(change = async (_: ProjectCopy) => {}): Promise<LoadedSite> {
  const copy = await copyProject();
  await change(copy);
  return loadSite(copy.folder);
}
