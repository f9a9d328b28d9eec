import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashOfChecked } from '../checked.ts';

test('clips and scenes are tested again when a scene, a clip or a setting has changed, and not otherwise', async () => {
  const project = await mkdtemp(join(tmpdir(), 'footage-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), text);
  };
  let settings = { quality: 42 };
  let last: string;
  const hasChanged = async () => {
    const now = await hashOfChecked(project, settings);
    const changed = now !== last;
    last = now;
    return changed;
  };
  try {
    await write('footage/scenes/shop.tsx', 'scene');
    await write('content/media/shop.mp4', 'clip');
    await write('tools/hero/scene.ts', 'scene');
    last = await hashOfChecked(project, settings);
    expect(await hasChanged()).toBe(false);

    await write('footage/scenes/shop.tsx', 'another scene');
    expect(await hasChanged()).toBe(true);
    await write('content/media/shop.mp4', 'another clip');
    expect(await hasChanged()).toBe(true);
    await rename(join(project, 'content/media/shop.mp4'), join(project, 'content/media/order.mp4'));
    expect(await hasChanged()).toBe(true);
    await write('tools/hero/scene.ts', 'another scene');
    expect(await hasChanged()).toBe(true);
    settings = { quality: 43 };
    expect(await hasChanged()).toBe(true);

    await write('footage/checked.txt', last);
    await write('footage/.cache/shop/frame.png', 'frame');
    await write('content/media/.adding-order/clip.mp4', 'half a clip');
    await write('content/site.ts', 'words');
    expect(await hasChanged()).toBe(false);
  } finally {
    await rm(project, { recursive: true });
  }
});
