import { storiesIn, storyPath } from '../../model/page.ts';
import { content } from '../support/content.ts';
import { clickAfterAnimations, desktop, expect, open, test } from '../support/visitor.ts';
import { chatAddress, labels, noStory } from '../support/words.ts';

const { site } = content.site;
const stories = storiesIn(content).map(({ id, story }) => {
  const project = content.projects.projects.find((each) => each.id === id)!;
  return { id, story, project, path: storyPath(id) };
});
const linked = stories.find(({ project }) => !project.link);
const [first] = stories;

test.use({ viewport: desktop });
test.skip(!first, noStory);

test('a story has a lead, its facts, its three parts, pictures with captions, and a way to start a talk', async ({
  page,
}) => {
  const { story, project, path } = first!;
  await open(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(project.title);
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
  await expect(main.getByRole('link', { name: /^(Chat|Write to me) about this/ })).toHaveAttribute(
    'href',
    chatAddress(site.contact.message, project.title),
  );
});

test.describe('from the home page', () => {
  test.skip(!linked, 'every project with a story has a link of its own');
  test.use({ ownContext: true });

  test('the link of a project leads to its story, whose script is fetched when the link comes into view', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const isFetched = () => scripts.some((path) => /\/assets\/story-.+\.js$/.test(path));
    await open(page);
    expect(isFetched()).toBe(false);
    const link = page.locator(`#${linked!.id}`).getByRole('link', { name: labels.readTheStory });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(isFetched).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const noteEmptyPage = () => document.querySelector('h1') ?? Object.assign(window, { wasEmpty: true });
      new MutationObserver(noteEmptyPage).observe(document.body, { childList: true, subtree: true });
    });
    await clickAfterAnimations(link);
    await expect(page).toHaveTitle(`${linked!.project.title} · ${site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(linked!.project.title);
    expect(await page.evaluate(() => [scrollY, 'wasEmpty' in window])).toEqual([0, false]);
    // The styles of the story came with its script.
    await expect(page.locator('.facts')).toHaveCSS('display', 'grid');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.hero.headline);
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: /story-|ERR_FAILED|dynamically imported module/ });

    test('a story whose script cannot be fetched is opened as a page', async ({ page }) => {
      await page.route('**/assets/story-*.js', (route) => route.abort());
      await open(page);
      await clickAfterAnimations(
        page.locator(`#${linked!.id}`).getByRole('link', { name: labels.readTheStory }),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(linked!.project.title);
    });
  });
});

test('the end of a story leads to the next one, and the last to the first', async ({ page }) => {
  test.skip(stories.length < 2, 'there is one story');
  await open(page, first!.path);
  for (const { project } of [...stories.slice(1), first!]) {
    const next = page.getByRole('region', { name: labels.nextStory }).getByRole('link');
    await expect(next).toContainText(project.title);
    await clickAfterAnimations(next);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a service page leads to the story of a project that it names', async ({ page }) => {
  const { servicePages } = content.services;
  const told = stories.flatMap((story) => {
    const named = servicePages.find(({ projects }) => projects?.includes(story.id));
    return named ? [{ ...story, from: named.path }] : [];
  })[0];
  test.skip(!told, 'no service page names a project with a story');
  await open(page, told!.from);
  const fetched = page.waitForResponse(/\/assets\/story-.+\.js$/);
  const link = page.getByRole('main').getByRole('link', { name: told!.project.title });
  await link.focus();
  await fetched;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told!.project.title);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`${told!.path}$`));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a story is a whole page, in its own style', async ({ page }) => {
    await page.goto(`.${first!.path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.project.title);
    await expect(page.getByText(first!.story.lead)).toBeVisible();
    await expect(page.locator('.facts')).toHaveCSS('display', 'grid');
  });
});
