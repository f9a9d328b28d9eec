import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

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
  const [, count] = /^Still the sample's \((\d+)\)$/m.exec(stdout)!;
  expect(stdout).toContain(`${count} things are left to do before you publish.`);
});
