import { isSample } from '../support/content.ts';
import { expect, open, phone, test } from '../support/visitor.ts';
import { barLink, labels, logo, pages, serviceItems, servicesButton } from '../support/words.ts';

test.skip(!isSample, 'the content is no longer the sample');

const chat = /^https:\/\/wa\.me\/442079460321\?text=Hello%20Idris/;
const network = 'https://www.linkedin.com/in/sample-handle';

test('the home page has the sections, cards, roles, technologies and projects of the specification', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    "Services I'm Offering",
    'Experience',
    'Technology Stack',
    'Hire Me',
    'Latest Projects',
  ]);

  const services = page.getByRole('region', { name: "Services I'm Offering" });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Mobile Apps',
    'Custom Softwares',
    'UI/UX Designs',
    'Not sure which?',
  ]);

  const roles = page.getByRole('region', { name: 'Experience' }).getByRole('listitem');
  await expect(roles.getByRole('heading')).toHaveText([
    'Senior Mobile Developer',
    'Senior Full-Stack Developer',
    'Mobile Developer',
  ]);
  for (const [index, duration] of ['2024 to present', '2022 to 2024, 2 years', '2021 to 2022'].entries())
    await expect(roles.nth(index).getByText(duration, { exact: true })).toBeVisible();
  await expect(roles.first().locator('strong')).toHaveText('fully usable offline');
  await expect(roles.nth(1).locator('code')).toHaveText('staging');

  const technologies = page.getByRole('region', { name: 'Technology Stack' });
  for (const name of ['Mobile Application Development', 'Web Development', 'Backend Development'])
    expect(await technologies.getByRole('list', { name }).getByRole('listitem').count()).toBeGreaterThan(3);

  const projects = [
    { name: 'Calling Software', kind: 'image', side: 'right' },
    { name: 'E-Commerce Management System', kind: 'video', side: 'left' },
    { name: 'Internal Audit System', kind: 'video', side: 'right' },
    { name: 'Order Tracker', kind: 'video', side: 'left' },
    { name: 'Darzi App', kind: 'video', side: 'right' },
    { name: 'Medical Consultancy App', kind: 'video', side: 'left' },
  ];
  const entries = page.getByRole('region', { name: 'Latest Projects' }).getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText(projects.map(({ name }) => name));
  for (const [index, { kind, side }] of projects.entries()) {
    await expect(entries.nth(index)).toHaveAttribute('data-media', side);
    await expect(entries.nth(index).locator('video')).toHaveCount(kind === 'video' ? 1 : 0);
    await expect(entries.nth(index).getByRole('img')).toHaveAccessibleName(/.{20,}/);
  }

  // Where no point needs a second line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = await services
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') })
    .evaluateAll((points) => points.map((point) => Math.round(point.getBoundingClientRect().top)));
  expect(new Set(rows).size, 'the points of all cards are level').toBe(3);
});

test('the pictures on the page of a service are fetched in a width that suits their place', async ({
  page,
}) => {
  await page.goto('./services/service1');
  const picture = page.getByRole('main').locator('li img').first();
  for (const width of [360, 600, 768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('.640-');
    // The natural width of a picture with a srcset is what its `sizes` say.
    const ratio = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.offsetWidth);
    await expect.poll(ratio, `at ${width}`).toBeGreaterThan(0.97);
    expect(await ratio(), `at ${width}`).toBeLessThan(1.1);
  }
});

test('every page has a description that is long enough for a search result', () => {
  for (const { description } of pages) expect(description.length).toBeGreaterThanOrEqual(50);
});

test('the links of the home page lead where the specification says', async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await open(page);
  await page.getByRole('button', { name: labels.menu }).click();
  await servicesButton(page).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menus-on-a-phone.aria.yml' });

  await expect(logo(page)).toHaveJSProperty('href', baseURL);
  await expect(barLink(page, 'Technologies')).toHaveAttribute('href', '#technologies');
  await expect(barLink(page, 'Projects')).toHaveAttribute('href', '#projects');
  await expect(barLink(page, 'Discuss Project')).toHaveAttribute('href', 'mailto:idris@example.com');
  const items = serviceItems(page);
  await expect(items).toHaveText([
    'Free Consultation (opens in a new tab)',
    'Custom Software Development',
    'Web Development',
    'Mobile App Development',
  ]);
  await expect(items.nth(0)).toHaveAttribute('href', chat);
  await expect(items.nth(0)).toHaveAttribute('href', /free%20consultation/);
  await expect(items.nth(0)).toHaveAttribute('target', '_blank');
  for (const [index, path] of ['service1', 'service2', 'service2'].entries())
    await expect(items.nth(index + 1)).toHaveJSProperty('href', `${baseURL}services/${path}`);

  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  for (const [link, address] of [
    [main.getByRole('link', { name: 'Chat on WhatsApp' }), chat],
    [main.getByRole('link', { name: 'Start a chat' }), chat],
    [main.getByRole('link', { name: 'Profile on LinkedIn' }), network],
    [main.getByRole('link', { name: 'Call +44 20 7946 0321' }), 'tel:+442079460321'],
    [main.getByRole('link', { name: 'Visit Profile' }), 'https://www.upwork.com/freelancers/~sample-handle'],
    [footer.getByRole('link', { name: 'Technologies' }), '#technologies'],
    [footer.getByRole('link', { name: 'Projects' }), '#projects'],
    [footer.getByRole('link', { name: 'Visit Profile' }), network],
    [footer.getByRole('link', { name: 'idris@example.com' }), 'mailto:idris@example.com'],
    [footer.getByRole('link', { name: '+44 20 7946 0321' }), 'tel:+442079460321'],
  ] as const)
    await expect(link).toHaveAttribute('href', address);
  for (const [name, id] of [
    ['Internal Audit System', 'internal-audit-system'],
    ['Order Tracker', 'order-tracker'],
  ]) {
    const link = page.getByRole('article', { name: name! }).getByRole('link');
    await expect(link).toHaveText('Read the story');
    await expect(link).toHaveJSProperty('href', `${baseURL}projects/${id}`);
  }
  await expect(page.getByRole('article', { name: 'Darzi App' }).getByRole('link')).toHaveCount(0);
});

test.describe('the other pages', () => {
  test.use({ expectedErrors: /404/ });

  test('are announced to a screen reader as before', async ({ page }) => {
    for (const { path, name, heading } of [
      { path: '/services/service1', name: 'service1', heading: 'Custom Software Development' },
      { path: '/services/service2', name: 'service2', heading: 'Web and Mobile App Development' },
      { path: '/404-page', name: 'not-found', heading: 'Nothing lives at this address.' },
    ]) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    }
  });
});
