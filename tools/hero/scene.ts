import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { converter, type Oklch } from 'culori';
import type { Theme } from '../../model/theme.ts';
import type { Palette } from '../theme/palette.ts';

export type HeroScene = {
  scene: Theme['hero']['scene'];
  seed: string;
  colours: Palette['hero'];
  vertex: string;
  fragment: string;
};

const countOfNumbers = 16;
const toOklab = converter('oklab');

/** All that decides what the hero shows. Without a seed in the theme, the owner's name is the seed. */
export function heroScene({ scene, seed }: Theme['hero'], colours: Palette['hero'], name: string): HeroScene {
  const read = (file: string) => readFileSync(join(import.meta.dirname, 'scenes', file), 'utf8');
  const functions = read('frame.glsl') + read(`${scene}.glsl`);
  return {
    scene,
    seed: seed ?? name,
    colours,
    vertex: functions + vertexMain,
    fragment: functions + fragmentMain,
  };
}

/** What a scene computes once for each frame is computed at the corners of one triangle that covers the picture. */
const vertexMain = `
flat out vec4 fixedPart;
void main() {
  fixedPart = onceForFrame();
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** WebGL counts rows from the bottom, a picture from the top. */
const fragmentMain = `
flat in vec4 fixedPart;
out highp uvec4 color;
void main() {
  vec3 lab = colourAt(vec2(gl_FragCoord.x, size.y - gl_FragCoord.y), fixedPart);
  color = uvec4(vec4(toSrgb(lab), 1.0) * 65535.0 + 0.5);
}`;

/** The values of the shader's uniforms. */
export function uniformsOf({ seed, colours }: Pick<HeroScene, 'seed' | 'colours'>) {
  const lab = (colour: Oklch) => {
    const { l, a, b } = toOklab(colour);
    return [l, a, b];
  };
  const { night, middle, bright, glow } = colours;
  return {
    night: lab(night),
    middle: lab(middle),
    bright: lab(bright),
    glow: lab(glow),
    random: randomNumbers(seed),
  };
}

/** Numbers from 0 to 1, without a pattern, and the same for the same seed. */
export function randomNumbers(seed: string): number[] {
  const bytes = createHash('sha256').update(seed.normalize()).digest();
  return Array.from({ length: countOfNumbers }, (_, index) => bytes.readUInt16BE(2 * index) / 65_536);
}

/** Differs whenever the hero would look different. Line ends and comments do not count. */
export function heroHash({ scene, seed, colours, fragment, vertex }: HeroScene): string {
  const code = (vertex + fragment).replace(/\/\/.*/g, '').replace(/\s+/g, ' ');
  return createHash('sha256')
    .update(JSON.stringify([scene, seed.normalize(), colours, code]))
    .digest('hex')
    .slice(0, 12);
}
