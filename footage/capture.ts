import { startBrowser } from '../tools/programs/find-browser.ts';
import { UserError } from '../tools/user-error.ts';
import type { Meta } from './player.tsx';

// Without --disable-partial-raster a frame depends on the frames before it. Rendering without the graphics card gives the
// same picture on every machine.
export const flags = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
];

const timeout = 15_000;

/** Opens a scene in its own browser. `shoot` returns a PNG. */
export async function openCamera(
  address: string,
  name: string,
  { browser: executablePath, signal }: { browser: string; signal?: AbortSignal },
) {
  const browser = await startBrowser(executablePath, flags);
  const close = () => {
    signal?.removeEventListener('abort', close);
    return browser.close();
  };
  signal?.addEventListener('abort', close);
  try {
    let view = await openView();
    let last: Buffer | undefined;

    async function take(time: number) {
      const { page, session } = view;
      const changed = await page.evaluate((at) => window.seek(at), time);
      if (!changed && last) return last;
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      last = Buffer.from(data, 'base64');
      return last;
    }

    async function shoot(time: number): Promise<Buffer> {
      for (let attempt = 1; ; attempt++) {
        try {
          return await within(timeout, take(time));
        } catch (error) {
          signal?.throwIfAborted();
          if (attempt === 3) throw error;
          view.page.close().catch(() => {});
          view = await openView();
          last = undefined;
        }
      }
    }

    return { meta: view.meta, shoot, close };
  } catch (error) {
    await close();
    throw error;
  }

  async function openView() {
    const page = await browser.newPage({ deviceScaleFactor: 1 });
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    await page.goto(`${address}?scene=${name}`);
    const ready = page.waitForFunction(() => window.meta, undefined, { timeout });
    const meta = await ready.then(
      (handle) => handle.jsonValue() as Promise<Meta>,
      () => {
        throw new UserError(`footage/scenes/${name}.tsx must export a scene with the name "${name}".`);
      },
    );
    await page.setViewportSize({ width: meta.width, height: meta.height });
    return { page, meta, session: await page.context().newCDPSession(page) };
  }
}

export type Camera = Awaited<ReturnType<typeof openCamera>>;

/** Yields every frame in order. Each camera already renders its next frame, so that none waits for another. */
export async function* shootAll(cameras: Camera[], { fps, duration }: Meta, onFrame: (done: number) => void) {
  const count = Math.round(fps * duration);
  const start = (frame: number) => {
    const shot = frame < count ? cameras[frame % cameras.length]!.shoot(frame / fps) : undefined;
    shot?.catch(() => {});
    return shot;
  };
  const shots = cameras.map((_, frame) => start(frame));
  for (let frame = 0; frame < count; frame++) {
    const picture = await shots[frame % cameras.length]!;
    shots[frame % cameras.length] = start(frame + cameras.length);
    yield picture;
    onFrame(frame + 1);
  }
}

function within<T>(limit: number, work: Promise<T>) {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no picture within ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
