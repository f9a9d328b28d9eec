import '@fontsource-variable/funnel-display';
import '@fontsource-variable/hanken-grotesk';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scene } from './scene.ts';

export type Meta = Omit<Scene, 'Frame' | 'pixels'> & { hasSoftGradients: boolean };

declare global {
  interface Window {
    meta?: Meta;
    seek: (time: number) => Promise<boolean>;
    pixels: (time: number) => Promise<string>;
  }
}

const modules = import.meta.glob<{ scene: Scene }>('./scenes/*.tsx', { eager: true });
const scenes = new Map(Object.values(modules).map(({ scene }) => [scene.name, scene]));
const params = new URLSearchParams(location.search);
const scene = scenes.get(params.get('scene') ?? '') ?? (params.has('scrub') ? firstScene() : undefined);

await Promise.all(Array.from(document.fonts, (face) => face.load()));

if (scene) show(scene);
if (params.has('scrub')) {
  const { showScrubber } = await import('./scrubber.tsx');
  showScrubber([...scenes.keys()], scene?.name);
}

function firstScene() {
  return scenes.values().next().value;
}

function show({ Frame, pixels, ...rest }: Scene) {
  const stage = document.getElementById('stage')!;
  stage.style.width = `${rest.width}px`;
  stage.style.height = `${rest.height}px`;

  let fault: unknown;
  const root = createRoot(stage, {
    onUncaughtError: (error) => {
      fault = error;
    },
  });

  window.seek = async (time) => {
    const before = stage.innerHTML;
    flushSync(() => root.render(<Frame time={time} />));
    if (fault) throw fault;
    return stage.innerHTML !== before;
  };
  window.pixels = async (time) => base64(pixels!(time));
  window.meta = { ...rest, hasSoftGradients: pixels !== undefined };
}

function base64(pixels: Uint16Array<ArrayBuffer>) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1]!);
    reader.readAsDataURL(new Blob([pixels]));
  });
}
