import { execFileSync, spawnSync } from 'node:child_process';
import { test } from '@playwright/test';

const programs = ['pdfinfo', 'pdffonts', 'pdftotext'] as const;
const hasPoppler = programs.every((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0);

/** Skips a test that reads a PDF on a machine without a reader, which `npm test` does not need. */
export function needsPoppler() {
  test.skip(!hasPoppler, 'Poppler is not installed on this machine (Debian: apt-get install poppler-utils)');
}

/** What a program of Poppler prints about a file. */
export function readPdf(program: (typeof programs)[number], ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}
