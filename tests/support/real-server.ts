import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findOnPath } from '../../tools/programs/find-program.ts';

export type Server = { origin: string; close: () => unknown };

/** Waits until a server that was started as a process accepts connections. */
export async function whenListening(child: ChildProcess, port: number): Promise<Server> {
  const exited = once(child, 'exit');
  let output = '';
  child.stderr!.on('data', (data) => (output += data));
  const listens = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(socket.end() && true));
      socket.once('error', () => done(false));
    });
  await expect(async () => {
    if (child.exitCode === null) expect(await listens()).toBe(true);
  }).toPass({ timeout: 30_000 });
  expect(child.exitCode, output).toBeNull();
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill();
      return exited;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

export function isInstalled(program: string): boolean {
  return findOnPath([program]) !== undefined;
}
