import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { Answered, Asked } from '../../model/editing.ts';
import type { Content } from '../../model/content.ts';
import { type LoadedSite, nameInContent } from '../content/load-site.ts';
import { mediaFolder, readRecord } from '../content/media.ts';
import { unwritten } from '../content/unwritten.ts';
import { planAdd } from '../media/add-arguments.ts';
import { addMedia } from '../media/add-media.ts';
import { longest } from '../media/convert.ts';
import { ffmpeg } from '../media/encode.ts';
import { filesOf } from '../media/record.ts';
import { workOnPicture } from '../media/picture-work.ts';
import { onlyRecordings, readRecording } from '../media/recording.ts';
import type { Reporter } from '../media/progress.ts';
import { UserError } from '../user-error.ts';
import type { Edits } from './edits.ts';
import { withField, withName } from './field-source.ts';
import { keepMedia } from './keep-media.ts';
import { Refused } from './refused.ts';
import { withUpload } from './upload.ts';

type Job = { signal: AbortSignal; reporter: Reporter };
const framesInStrip = 10;

/** Whether a file of the owner's would be replaced. Those of the sample and a rendered hero can be made again. */
export function replacesOf({ root }: LoadedSite, { for: name }: Asked<'GET media'>): Answered<'GET media'> {
  const files = filesOf(join(root, mediaFolder), name);
  const made = readRecord(join(root, mediaFolder, `${name}.json`))?.madeBy ?? '';
  if (files.length === 0 || ['npm run footage', 'npm run hero'].includes(made)) return {};
  const kind = files.some((each) => each.endsWith('.mp4')) ? 'clip' : 'picture';
  return { replaces: `content/media has a ${kind} of yours named ${name}. The old ${kind} is not kept.` };
}

/** Makes the picture or clip of a project or text from what the page sends, and lets that name it. */
export async function addOwnMedia(
  request: IncomingMessage,
  loaded: LoadedSite,
  edits: Edits,
  { for: id, from, length }: Asked<'POST media'>,
  job: Job,
) {
  return withUpload(request, async (file) => {
    const plan = planAdd({ file, for: id, from, length, replace: true }, loaded);
    const swapMedia = await keepMedia(loaded.root, id);
    const { done, advice } = await addMedia(loaded, plan, job);
    try {
      await nameMedium(edits, id, swapMedia);
    } catch (error) {
      await swapMedia();
      throw error;
    }
    // The hero is not named in its field by the editor.
    return { message: [...done, ...(id === 'hero' ? [advice] : [])].join('\n') };
  });
}

/** In all languages, the project or text shows the picture or clip with its id. The hero has one name already. */
export async function nameMedium(edits: Edits, id: string, swapMedia: () => Promise<void>) {
  await edits.change(
    ({ root, languages }) => {
      const isClip = readRecord(join(root, mediaFolder, `${id}.json`))?.clip !== undefined;
      const [field, other] = isClip ? ['video', 'image'] : ['image', 'video'];
      const texts: Record<string, string> = {};
      for (const { folder, content, sources } of languages) {
        const { projects, sections } = content as Partial<Content>;
        const text = sections?.sections?.findIndex((section) => section.id === id) ?? -1;
        if (text >= 0)
          texts[nameInContent(folder, 'sections')] = withField(
            sources.sections!,
            ['sections', text, 'portrait'],
            id,
          );
        const index = projects?.projects.findIndex((project) => project.id === id) ?? -1;
        if (index < 0) continue;
        const at = (key: string) => ['projects', index, key];
        const named = withField(withName(sources.projects!, at(other!), field!), at(field!), id);
        const hasAlt = projects!.projects[index]!.alt !== undefined;
        texts[nameInContent(folder, 'projects')] = hasAlt
          ? named
          : withField(named, at('alt'), `${unwritten} alt`);
      }
      return { label: `picture of ${id}`, texts, swapMedia };
    },
    () => true,
  );
}

/** The length of a recording, and some of its pictures, from which a part is chosen. None of a picture. */
export function framesOf(request: IncomingMessage, response: ServerResponse) {
  const stop = new AbortController();
  response.on('close', () => stop.abort());
  const { signal } = stop;
  return withUpload(request, async (file) => {
    if (await workOnPicture('isStill', { file }, signal)) return { seconds: 0, frames: [] };
    const { duration } = await readRecording(file, signal);
    const frames: string[] = [];
    if (!(duration > longest)) return { seconds: duration, frames };
    for (let index = 0; index < framesInStrip; index++) {
      const time = (duration * (index + 0.5)) / framesInStrip;
      const picture = join(dirname(file), `frame-${index}.jpg`);
      const settings = '-frames:v 1 -vf scale=160:-2 -f image2 -c:v mjpeg'.split(' ');
      await ffmpeg(['-ss', String(time), ...onlyRecordings, '-i', `file:${file}`, ...settings, picture], {
        signal,
      });
      frames.push(`data:image/jpeg;base64,${(await readFile(picture)).toString('base64')}`);
    }
    return { seconds: duration, frames };
  }).catch((error) => {
    throw error instanceof UserError ? new Refused(422, error.message) : error;
  });
}
