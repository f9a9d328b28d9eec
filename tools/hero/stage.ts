import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startBrowser } from '../programs/find-browser.ts';
import { type HeroScene, uniformsOf } from './scene.ts';

declare global {
  // In the page, see painter.js.
  function prepare(scene: object): void;
  function paint(turn: number): Promise<void>;
}

export type Size = { width: number; height: number };
export type Stage = Awaited<ReturnType<typeof openStage>>;

// Without the graphics card the picture is the same on every machine.
const flags = ['--disable-gpu', '--enable-unsafe-swiftshader'];

/** A scene in its own browser. `shoot` gives the pixels at a turn from 0 to 1: RGBA, 16 bits a channel. */
export async function openStage(
  scene: HeroScene,
  { width, height }: Size,
  { browser: executablePath, signal }: { browser: string; signal: AbortSignal },
) {
  let take: (pixels: Buffer) => void = () => {};
  const painter = readFileSync(join(import.meta.dirname, 'painter.js'));
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') take(await bodyOf(request));
    const isScript = request.url === '/painter.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? painter : '<!doctype html><script type="module" src="/painter.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await startBrowser(executablePath, flags);
  const close = async () => {
    signal.removeEventListener('abort', close);
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  signal.addEventListener('abort', close);
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const { vertex, fragment } = scene;
    await page.evaluate((all) => prepare(all), {
      vertex,
      fragment,
      width,
      height,
      uniforms: uniformsOf(scene),
    });
    const shoot = async (turn: number) => {
      const taken = new Promise<Buffer>((resolve) => {
        take = resolve;
      });
      await page.evaluate((at) => paint(at), turn);
      return taken;
    };
    return { shoot, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
