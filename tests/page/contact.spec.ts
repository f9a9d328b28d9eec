import { content } from '../support/content.ts';
import { clickAfterAnimations, expect, open, scrollTo, test } from '../support/visitor.ts';
import { barLink, chatAddress, chatLink, labels, serviceItems, servicesButton } from '../support/words.ts';

const { site } = content.site;
const { email, phone, phoneText, chat, network, marketplace, profiles = [] } = site.contact;
const { contactCard, serviceMenu } = content.services;

test('the home page offers a chat, a profile, a call and a mail, in words that can be copied', async ({
  page,
}) => {
  await open(page);

  await test.step('the call to action has a border and a named icon for each', async () => {
    const list = page.getByRole('region', { name: labels.introduction }).getByRole('list');
    const ways = [
      {
        name: `${site.hero.invitation} ${chatLink.label}${chat ? ` ${labels.opensInNewTab}` : ''}`,
        href: chatAddress(),
        icon: chatLink.icon,
      },
      ...(network
        ? [
            {
              name: `${labels.profileOn(network.name)} ${labels.opensInNewTab}`,
              href: network.url,
              icon: network.icon,
            },
          ]
        : []),
      ...(phone ? [{ name: labels.call(phoneText!), href: `tel:${phone}`, icon: 'phone' }] : []),
    ];
    await expect(list.getByRole('link')).toHaveCount(ways.length);
    for (const [index, { name, href, icon }] of ways.entries()) {
      const link = list.getByRole('link').nth(index);
      await expect(link).toHaveAccessibleName(name);
      await expect(link).toHaveAttribute('href', href);
      const drawing = link.locator('use');
      await expect(drawing).toHaveAttribute('href', `#icon-${icon}`);
      expect(await drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
    }
    await expect(list).toHaveCSS('border-top-width', '1px');
  });

  await test.step('mail address and number are text in the contact card and in the footer', async () => {
    for (const place of [page.getByRole('contentinfo'), page.locator('#services')]) {
      await expect(place.getByText(email, { exact: true })).toBeVisible();
      if (phoneText) await expect(place.getByText(phoneText, { exact: true })).toBeVisible();
    }
  });

  await test.step('a copy has the visible words only', async () => {
    const copied = await page.getByRole('main').evaluate((main) => {
      getSelection()!.selectAllChildren(main);
      return String(getSelection());
    });
    expect(copied).toContain(site.hero.invitation);
    expect(copied).not.toContain(labels.opensInNewTab);
  });

  await expect(barLink(page, labels.discussProject)).toHaveAttribute('href', `mailto:${email}`);
});

test.describe('chat, network and marketplace', () => {
  // Other hosts are answered for all pages of the context.
  test.use({ ownContext: true });

  test('open in a new tab that has no access to this one', async ({ page, context }) => {
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    const consultation = serviceMenu.findIndex((item) => 'chatMessage' in item);
    const item = serviceMenu[consultation] as { title: string; chatMessage: string } | undefined;
    const links = [
      ...(chat
        ? [
            { link: main.getByRole('link', { name: chatLink.label }), address: chatAddress() },
            { link: main.getByRole('link', { name: contactCard.chatLabel }), address: chatAddress() },
          ]
        : []),
      ...(network
        ? [
            { link: main.getByRole('link', { name: labels.profileOn(network.name) }), address: network.url },
            { link: footer.getByRole('link', { name: labels.visitProfile }), address: network.url },
          ]
        : []),
      ...profiles.map(({ name, url }) => ({
        link: footer.getByRole('link', { name: `${name} ${labels.opensInNewTab}` }),
        address: url,
      })),
      ...(marketplace
        ? [{ link: main.getByRole('link', { name: labels.visitProfile }), address: marketplace.url }]
        : []),
      ...(chat && item
        ? [{ link: serviceItems(page).nth(consultation), address: chatAddress(item.chatMessage, item.title) }]
        : []),
    ];
    test.skip(links.length === 0, 'the owner has a mail address only');
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    await open(page);
    for (const { link, address } of links) {
      if (!(await link.isVisible())) {
        await scrollTo(page, 0);
        await servicesButton(page).click();
      }
      const [tab] = await Promise.all([page.waitForEvent('popup'), clickAfterAnimations(link)]);
      await tab.waitForLoadState();
      expect(tab.url()).toBe(new URL(address).href);
      expect(await tab.evaluate(() => opener)).toBeNull();
      await tab.close();
    }
  });
});
