import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { measureChosenFiles } from '../../tools/pages/sizes.ts';
import { copyProject } from '../support/project-copy.ts';
import { freePort, isInstalled, whenListening } from '../support/real-server.ts';

test('before publishing, all that is still the sample’s is named, with its file, its field and what to do', async () => {
  const { code, stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'tools/launch.ts',
  ]).catch((error) => error);
  expect(code).toBe(1);
  for (const line of [
    "content/site.ts  site.url  is still the sample's 'https://example.com': write yours",
    "content/site.ts  site.name  is still the sample's 'Idris Vale': write yours",
    "content/site.ts  site.contact.email  is still the sample's 'idris@example.com': write yours",
    "content/site.ts  site.contact.phone  is still the sample's '+442079460321': write yours",
    "content/site.ts  site.contact.network.url  is still the sample's 'https://www.linkedin.com/in/sample-hand…'",
    "content/site.ts  site.contact.marketplace.url  is still the sample's",
    "content/site.ts  site.hero.headline  still says 'Apps and systems your team will still l…': write what is true of you",
    "content/experience.ts  experience[0] (Fieldnote).company  still says 'Fieldnote'",
    "content/experience.ts  experience[2] (Kitebox).image  still shows the sample's mark: put your own",
    "content/projects.ts  projects[3] (Order Tracker)  still shows the sample's picture or clip: npm run media add -- <your file> --for order-tracker",
    'content/projects.ts  projects[5] (Medical Consultancy App).subTitle  still says',
    'content/services.ts  servicePages[0] (Custom Software Development).chatMessage  is still',
  ]) {
    expect(stdout).toContain(`\n  ${line}`);
  }
  expect(stdout).toContain("In the sample's words, which you may keep where they are true of you\n");
  expect(stdout).toContain('\n  content/services.ts  servicePages[0] (Custom Software Development)\n');
  const [, count] = /^Still the sample's \((\d+)\)$/m.exec(stdout)!;
  expect(stdout).toContain(`${count} things are left to do before you publish.`);
});

test('an option that is misspelt is not taken for none', async () => {
  await inCopy(async (copy) => {
    expect(await copy.run('tools/launch.ts', '--onlin')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no option --onlin. Use: npm run launch, or npm run launch -- --online.\n',
    });
  });
});

test('initials that are not the owner’s, words of the wrong length, and files that are too large or missing are named', async () => {
  await inCopy(async (copy) => {
    await copy.edit('content/site.ts', "name: 'Idris Vale'", "name: 'Noor Aslan'");
    await copy.append(
      'content/site.ts',
      "site.description = 'Short.'; site.contact.network!.url = 'https://www.linkedin.com/';",
    );
    await copy.append('content/services.ts', `servicePages[0]!.title = '${'Software '.repeat(6)}';`);
    await copy.append(
      'content/projects.ts',
      "projects[0]!.alt = '倉庫の在庫一覧と注文の詳細画面。'; projects[1]!.alt = '在庫。';",
    );
    // Files of its own, the share pictures not among them, and a clip that is too large.
    const clip = 'own.av1-12345678.mp4';
    await rm(join(copy.folder, 'dist'));
    await mkdir(join(copy.folder, 'dist/assets'), { recursive: true });
    await writeFile(join(copy.folder, 'dist/assets', clip), Buffer.alloc(251_000));
    await writeFile(join(copy.folder, 'dist/.assets'), clip);
    const { stdout } = await copy.run('tools/launch.ts');
    expect(stdout).toContain(`${clip}  has 251.0 kB, the limit is 250.0 kB\n`);
    expect(stdout).toContain('dist/share/home.jpg  is missing: npm run build writes it\n');
    expect(stdout).toContain('site.description  has 6 letters: write at least 50\n');
    expect(stdout).toContain(
      'site.contact.network.url  leads to the front page of LinkedIn: add your handle\n',
    );
    expect(stdout).toContain("content/site.ts  site.initials  is still the sample's 'IV': write yours\n");
    expect(stdout).toMatch(
      /servicePages\[0\] .*title {2}with your name after it has 67 letters: 60 are shown, say it shorter\n/,
    );
    expect(stdout).not.toMatch(/projects\[0\] .*alt/);
    expect(stdout).toMatch(/projects\[1\] .*alt {2}has 3 letters: write at least 10\n/);
  });
});

test('words that are not shown need not be written', async () => {
  await inCopy(async (copy) => {
    const sections = /site\.sections\.\w+/g;
    expect((await copy.run('tools/launch.ts')).stdout.match(sections)).toContain('site.sections.experience');
    await writeFile(join(copy.folder, 'content/experience.ts'), 'export const experience = [];');
    await copy.append('content/site.ts', 'delete site.contact.marketplace;');
    const left = (await copy.run('tools/launch.ts')).stdout.match(sections);
    expect(left).toContain('site.sections.projects');
    expect(left).not.toContain('site.sections.experience');
    expect(left).not.toContain('site.sections.hireMe');
  });
});

test('what nothing shows any more is named, and with --online each address that does not answer', async () => {
  await inCopy(async (copy) => {
    await copy.append('content/projects.ts', "import spare from './media/kitebox.svg';");
    // A record may have another name than its files.
    await rename(join(copy.folder, 'content/media/darzi-app.ts'), join(copy.folder, 'content/media/mine.ts'));
    await copy.edit('content/projects.ts', './media/darzi-app.ts', './media/mine.ts');
    await copy.edit(
      'content/site.ts',
      'https://www.linkedin.com/in/sample-handle',
      'https://nobody.invalid/me',
    );
    await copy.edit(
      'content/experience.ts',
      '<em>ask for the spreadsheet first</em>',
      '<a href="https://nobody.invalid/words">ask for the spreadsheet first</a>',
    );
    const asked = 'https://nobody.invalid/me does not answer: open it and see';

    const offline = await copy.run('tools/launch.ts');
    expect(offline.stdout).toContain(
      'content/projects.ts  spare  is not used: remove its import, and content/media/kitebox.svg',
    );
    expect(offline.stdout).not.toContain(asked);
    const online = await copy.run('tools/launch.ts', '--online');
    expect(online.code).toBe(1);
    expect(online.stdout).toContain(`content/site.ts  site.contact.network.url  ${asked}`);
    expect(online.stdout).toContain('https://nobody.invalid/words does not answer');
    // As npm run launch --online leaves it.
    process.env.npm_config_online = 'true';
    try {
      expect(await copy.run('tools/launch.ts')).toMatchObject({ stdout: online.stdout });
    } finally {
      delete process.env.npm_config_online;
    }
  });
});

test('with --online each address that says it is gone is named, and no other', async () => {
  test.skip(!isInstalled('caddy'), 'caddy is not installed on this machine');
  await inCopy(async (copy) => {
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    await writeFile(
      join(copy.folder, 'Caddyfile'),
      `{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}
      ${origin} {\n bind 127.0.0.1\n tls internal\n respond /here 200\n respond /gone 410\n respond /broken 500\n}`,
    );
    for (const [from, to] of [
      ['https://www.linkedin.com/in/sample-handle', `${origin}/gone`],
      ['https://www.upwork.com/freelancers/~sample-handle', `${origin}/here`],
    ] as const)
      await copy.edit('content/site.ts', from, to);
    await copy.edit(
      'content/experience.ts',
      '<em>ask for the spreadsheet first</em>',
      `<a href="${origin}/broken">ask for the spreadsheet first</a>`,
    );
    const places = { XDG_DATA_HOME: copy.folder, XDG_CONFIG_HOME: copy.folder };
    const caddy = spawn('caddy', ['run'], { cwd: copy.folder, env: { ...process.env, ...places } });
    const server = await whenListening(caddy, port);
    process.env.NODE_EXTRA_CA_CERTS = join(copy.folder, 'caddy/pki/authorities/local/root.crt');
    try {
      const { stdout } = await copy.run('tools/launch.ts', '--online');
      expect(stdout).toContain(
        `content/site.ts  site.contact.network.url  ${origin}/gone answers 410: open it and see`,
      );
      expect(stdout).toContain(`${origin}/broken answers 500: open it and see`);
      expect(stdout).not.toContain(`${origin}/here`);
    } finally {
      delete process.env.NODE_EXTRA_CA_CERTS;
      await server.close();
    }
  });
});

test('pictures of any width are measured, each by its limit', async () => {
  const site = await mkdtemp(join(tmpdir(), 'portfolio-'));
  try {
    const limits = { 'hero.640': 8_000, 'own.320': 20_000, 'own.1200': 26_000 };
    const files = Object.keys(limits).map((name) => `${name}-a-B_c.avif`);
    await mkdir(join(site, 'assets'));
    for (const file of files) await writeFile(join(site, 'assets', file), 'picture');
    await writeFile(join(site, '.assets'), files.join('\n'));
    const measured = (await measureChosenFiles(site)).filter(({ bytes }) => bytes > 0);
    expect(measured.map(({ limit }) => limit)).toEqual(Object.values(limits));
  } finally {
    await rm(site, { recursive: true });
  }
});

/** With the site as it is built here. */
async function inCopy(work: (copy: Awaited<ReturnType<typeof copyProject>>) => Promise<void>) {
  const copy = await copyProject();
  try {
    await symlink(resolve('dist'), join(copy.folder, 'dist'));
    await work(copy);
  } finally {
    await copy.remove();
  }
}
