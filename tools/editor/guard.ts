import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '../limits.ts';
import { Refused } from './refused.ts';

type Asked = { method?: string | undefined; headers: IncomingHttpHeaders };
/** `hosts` are the names of this server with its port, `secret` is in the documents that it sends. */
export type Lock = { hosts: string[]; secret: string };

/** The names that a browser on this machine has for the server, or none if other machines reach it too. */
export function ownHosts({ address, port }: AddressInfo): string[] {
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(address);
  const own = address.includes(':') ? `[${address}]` : address;
  return isLoopback
    ? [...new Set(['localhost', '127.0.0.1', '[::1]', own])].map((name) =>
        port === 80 ? name : `${name}:${port}`,
      )
    : [];
}

/** Whether a document may have the secret: opened by a person on this machine, not fetched or framed by another site. */
export function mayEdit({ headers }: Asked, hosts: string[]): boolean {
  return isOwnDocument(headers, hosts) && headers['sec-fetch-dest'] === 'document';
}

/** Whether it would have the secret if its browser said what it is for. A program that is no browser does not say it either. */
export function doesNotSay({ headers }: Asked, hosts: string[]): boolean {
  return isOwnDocument(headers, hosts) && headers['sec-fetch-dest'] === undefined;
}

function isOwnDocument(headers: IncomingHttpHeaders, hosts: string[]): boolean {
  const { host = '', origin } = headers;
  const isOwn = origin === undefined || origin === `http://${host}`;
  return hosts.includes(host) && isOwn && !isForwarded(headers);
}

/** Any page that is open in the owner's browser can send requests to this server. Only its own pages may see and change content. */
export function refuseStrangers(
  { method, headers }: Asked,
  { hosts, secret }: Lock,
  type = 'application/json',
) {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  const isOwn = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  if (method !== 'GET' && method !== 'POST') throw new Refused(403, 'The editor answers only GET and POST.');
  if (!hosts.includes(host) || isForwarded(headers))
    throw new Refused(403, 'The editor answers only at the address of the dev server on this machine.');
  if (!isOwn || (site !== undefined && site !== 'same-origin'))
    throw new Refused(403, 'The editor answers only pages of this dev server.');
  if (!isSame(String(headers['x-edit-secret'] ?? ''), secret))
    throw new Refused(
      403,
      'The dev server has been started again since this page was loaded: load the page again.',
    );
  const [given] = (headers['content-type'] ?? '').split(/ *;/);
  if (method === 'POST' && given?.toLowerCase() !== type)
    throw new Refused(415, `The editor takes ${type} here.`);
}

/** A tunnel makes this machine reachable under another name, also if it passes the name of this machine on. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => /^(forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name));
}

function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The body of a request, which must be JSON and not too long. */
export async function readJson(
  request: AsyncIterable<Buffer> & Asked,
  limit: number = limits.requestBytes,
): Promise<object> {
  const tooLong = new Refused(413, `The editor takes ${limit / 1_000_000} MB at most.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLong;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > limit) throw tooLong;
    parts.push(part);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {}
  throw new Refused(415, 'The editor takes a group of fields as JSON.');
}
