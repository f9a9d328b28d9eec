import { useLayoutEffect, useRef } from 'react';
import { createPainter, type Painter } from '../parts/painter.ts';
import type { Scene } from '../scene.ts';
import shader from './hero.frag?raw';

const size = { width: 1280, height: 720 };
const duration = 10;

let reader: Painter | undefined;

export const scene: Scene = {
  name: 'hero',
  ...size,
  fps: 30,
  duration,
  Frame,
  pixels: (time) => {
    reader ??= createPainter(document.createElement('canvas'), shader, size);
    return reader.read(turn(time));
  },
};

function turn(time: number) {
  return (time / duration) % 1;
}

function Frame({ time }: { time: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  useLayoutEffect(() => {
    painter.current ??= createPainter(canvas.current!, shader, size);
    painter.current.draw(turn(time));
  }, [time]);
  return <canvas ref={canvas} style={{ display: 'block' }} />;
}
