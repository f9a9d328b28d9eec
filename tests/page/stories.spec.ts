import { storiesIn, storyPath } from '../../model/pages.ts';
import { content } from '../support/content.ts';
import { clickAfterAnimations, desktop, expect, open, test } from '../support/visitor.ts';
import { labels, title } from '../support/words.ts';

const { site } = content.site;
const stories = storiesIn(content).map(({ id, story }) => {
  const project = content.projects.projects.find((each) => each.id === id)!;
  return { id, story, project, path: storyPath(id) };
});
const first = stories[0]!;

test.use({ viewport: desktop });

test('the first picture of a story is fetched at once, those below it when they are near', async ({
  page,
}) => {
  await open(page, first.path);
  const pictures = page.getByRole('main').locator('.story > :not(#opening) img');
  await expect(pictures.first()).toHaveAttribute('loading', 'eager');
  for (const picture of (await pictures.all()).slice(1))
    await expect(picture).toHaveAttribute('loading', 'lazy');
});

test('a story has its parts, a way to start a talk, and leads to the next one', async ({ page }) => {
  const { story, project, path } = first;
  await open(page, path);
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText(project.title);
  await expect(main.getByRole('heading', { level: 2 })).toContainText([
    'The situation',
    'What was decided, and why',
    'What came of it',
  ]);
  for (const words of [story.lead, story.role, story.time])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(
    story.decisions.entries.map(({ title }) => title),
  );
  for (const part of [story.situation, story.decisions, story.outcome]) {
    for (const { alt, caption } of part.media ?? [])
      await expect(main.getByRole('figure', { name: caption }).getByRole('img')).toHaveAttribute('alt', alt);
  }
  for (const { value, meaning } of story.outcome.figures ?? [])
    await expect(main.getByRole('term').filter({ hasText: meaning }).locator('+ dd')).toHaveText(value);
  await expect(main.getByRole('link', { name: labels.chatAboutThis })).toHaveAttribute(
    'href',
    `https://wa.me/442079460321?text=${encodeURIComponent(site.contact.message)}`,
  );

  for (const { project } of [...stories.slice(1), first]) {
    const next = page.getByRole('region', { name: labels.nextStory }).getByRole('link');
    await expect(next).toContainText(project.title);
    await clickAfterAnimations(next);
    await expect(title(page)).toHaveText(project.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test.describe('from the home page', () => {
  test.use({ ownContext: true });

  test('a link leads to a story, fetched when the link comes into view', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page);
    expect(fetched.filter((path) => path.includes('/story-'))).toEqual([]);
    const link = page.locator(`#${first.id}`).getByRole('link', { name: labels.readTheStory });
    const files = [/\/assets\/story-[\w-]+\.js$/, new RegExp(`/assets/story-${first.id}-[\\w-]+\\.json$`)];
    const arrived = Promise.all(files.map(async (file) => (await page.waitForResponse(file)).finished()));
    await link.scrollIntoViewIfNeeded();
    await arrived;
    await page.evaluate(() => {
      const noteEmptyPage = () => document.querySelector('h1') ?? Object.assign(window, { wasEmpty: true });
      new MutationObserver(noteEmptyPage).observe(document.body, { childList: true, subtree: true });
    });
    await clickAfterAnimations(link);
    await expect(page).toHaveTitle(`${first.project.title} · ${site.name}`);
    await expect(title(page)).toHaveText(first.project.title);
    expect(await page.evaluate(() => [scrollY, 'wasEmpty' in window])).toEqual([0, false]);
    // The styles of the story came with its script.
    await expect(page.locator('.facts')).toHaveCSS('display', 'grid');
    await page.goBack();
    await expect(title(page)).toHaveText(site.hero.headline);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: /story-|ERR_FAILED|dynamically imported module|Failed to fetch/ });

    for (const ending of ['js', 'json'])
      test(`a story whose .${ending} cannot be fetched is opened as a page`, async ({ page }) => {
        await page.route(`**/assets/story-*.${ending}`, (route) => route.abort());
        await open(page);
        await clickAfterAnimations(
          page.locator(`#${first.id}`).getByRole('link', { name: labels.readTheStory }),
        );
        await expect(title(page)).toHaveText(first.project.title);
      });
  });
});

test('a service page leads to a story, fetched when its link has the focus', async ({ page }) => {
  const from = content.services.servicePages.find(({ projects }) => projects?.includes(first.id))!;
  await open(page, from.path);
  const fetched = page.waitForResponse(/\/assets\/story-.+\.json$/);
  const link = page.getByRole('main').getByRole('link', { name: first.project.title });
  await link.focus();
  await fetched;
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(first.project.title);
  await expect(page).toHaveURL(`.${first.path}`);
});
