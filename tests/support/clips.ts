import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Clip } from '../../model/media.ts';
import type { Project } from '../../model/projects.ts';
import { content } from './content.ts';
import { expect } from './visitor.ts';
import { labels } from './words.ts';

/** The projects that show a clip, in order. The others show an image. */
export const projectsWithClip = content.projects.projects.filter(({ video }) => video);
export const lastWithClip = projectsWithClip.at(-1)!;

export function article(page: Page, project: Project): Locator {
  return page.locator(`article#${project.id}`);
}

export function heroVideo(page: Page): Locator {
  return page.getByRole('region', { name: labels.introduction }).locator('video');
}

export function playButton(project: Locator): Locator {
  return project.getByRole('button', { name: labels.playClips });
}

export async function expectPlaying(video: Locator) {
  const time = () =>
    video.evaluate((element: HTMLVideoElement) => (element.paused ? 0 : element.currentTime));
  await expect.poll(time).toBeGreaterThan(0);
}

export async function expectPaused(video: Locator) {
  await expect(video).toHaveJSProperty('paused', true);
}

/** The addresses of the clips that the page fetches from now on. */
export function fetchedClips(page: Page): string[] {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) clips.push(request.url());
  });
  return clips;
}

/** The build adds a hash to the name of the file. */
export function isFileOf({ av1, h264 }: Clip, url: string): boolean {
  return [av1, h264].some(({ src }) => url.includes(`/${basename(src, '.mp4')}-`));
}
