// Loaded before each command: says at once what it cannot run with, and then lets Node read TypeScript.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusal } from './refusal.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const isInstalled = existsSync(`${root}node_modules/tsx`);
const sentence =
  refusal({ node: process.versions.node, needed: engines.node, root }) ??
  (isInstalled ? undefined : 'The packages of the project are not installed: run npm ci first.');
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
await import('tsx');
