import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../user-error.ts';

// Homebrew's plain ffmpeg lacks the AV1 encoder and the colour filter used here.
export const howToInstall =
  '(macOS: brew install ffmpeg-full && brew link --overwrite ffmpeg-full; Debian or Ubuntu: sudo apt install ffmpeg; Windows: winget install Gyan.FFmpeg, then a new terminal)';

export function findFfmpeg(program: 'ffmpeg' | 'ffprobe' = 'ffmpeg') {
  const path = findOnPath([program]);
  if (path) return path;
  throw new UserError(`${program} was not found: install ffmpeg ${howToInstall}, and run this again.`);
}

export function findOnPath(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return names
    .flatMap((name) => folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))))
    .find((path) => existsSync(path));
}
