import '@fontsource-variable/funnel-display';
import '@fontsource-variable/hanken-grotesk';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Scene } from './scene.ts';

export type Meta = Omit<Scene, 'Frame'>;

declare global {
  interface Window {
    meta?: Meta;
    seek: (time: number) => Promise<boolean>;
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

function show({ Frame, ...meta }: Scene) {
  const stage = document.getElementById('stage')!;
  stage.style.width = `${meta.width}px`;
  stage.style.height = `${meta.height}px`;

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
  window.meta = meta;
}
