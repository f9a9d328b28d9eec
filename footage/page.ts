import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

export const footage = import.meta.dirname;
const project = join(footage, '..');

const config = {
  root: footage,
  configFile: false,
  publicDir: false,
  cacheDir: join(footage, '.cache/vite'),
  logLevel: 'error',
} satisfies InlineConfig;

export function sceneNames() {
  try {
    return readdirSync(join(footage, 'scenes'))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => basename(file, '.tsx'));
  } catch {
    return [];
  }
}

/** Loaded only when needed, so that wrong arguments are reported in half the time. */
async function loadVite() {
  const [vite, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  return { ...vite, react };
}

/** Starts a dev server to view and edit the scenes. */
export async function openPage() {
  const { createServer, react } = await loadVite();
  const server = await createServer({
    ...config,
    plugins: [react()],
    server: { host: '127.0.0.1', port: 5180, fs: { allow: [project] } },
  });
  await server.listen();
  return `${server.resolvedUrls?.local[0]}?scrub`;
}

/** Serves a build from memory, so that saving a file during a render does not change what is rendered. */
export async function servePage() {
  const { build, react } = await loadVite();
  const imports = new Map<string, readonly string[]>();
  const result = await build({
    ...config,
    plugins: [react(), collectImports(imports)],
    build: { write: false, target: 'esnext', minify: false, assetsInlineLimit: 0 },
  });
  const { output } = [result].flat()[0] as { output: { fileName: string; code?: string; source?: string }[] };
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source ?? '']));

  const server = createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = files.get(pathname === '/' ? '/index.html' : pathname);
    const type = types[pathname.split('.').pop() ?? ''] ?? 'text/html';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sourceHash: (name: string) => hashSources(imports, name),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Page = Awaited<ReturnType<typeof servePage>>;

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

function collectImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'collect-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}

/** A hash of all sources of a scene: the player, the scene and their imports. */
function hashSources(imports: Map<string, readonly string[]>, name: string) {
  const lines = new Set([`index.html ${hash(unformatted(join(footage, 'index.html')))}`]);
  const seen = new Set<string>();
  const queue = [join(footage, 'player.tsx')];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const path = relative(project, id.split('?')[0]!).replaceAll('\\', '/');
    const otherScene = /^footage\/scenes\/(.+)\.tsx$/.exec(path);
    if (seen.has(id) || id.startsWith('\0') || (otherScene && otherScene[1] !== name)) continue;
    seen.add(id);
    const dependency = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
    if (dependency) {
      lines.add(`${dependency} ${versionOf(dependency)}`);
    } else if (!path.startsWith('..')) {
      lines.add(`${path} ${hash(unformatted(join(project, path)))}`);
      queue.push(...(imports.get(id) ?? []));
    }
  }
  return hash([...lines].sort().join('\n'));
}

/** Ignores formatting: other line ends, indents or quotes do not change the rendered frames. */
function unformatted(path: string) {
  return readFileSync(path, 'utf8').replace(/\s+/g, ' ').replaceAll('"', "'");
}

function versionOf(dependency: string): string {
  return JSON.parse(readFileSync(join(project, 'node_modules', dependency, 'package.json'), 'utf8')).version;
}

export function hash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
