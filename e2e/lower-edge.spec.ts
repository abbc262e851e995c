import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';
import { site } from '@/content/site';
import * as contact from './contact-form';
import { expect, type Page, test } from './fixtures';
import { coveredFocus, fail, frameDrawn, holdScript, hydrated, openReady, resize } from './pages';
import { consentBanner, reject } from './visits';

/** Its third section and most of its links are far below the hero. */
const PATH = '/services/software/saas-development';
const [america, cameroon] = site.phones;

const dock = (page: Page) => page.getByRole('group', { name: 'Call, book or chat' });
const call = (page: Page) => dock(page).getByRole('link', { name: /^Call/ });
const booking = (page: Page) => dock(page).getByRole('link', { name: /^Book a free call/ });
const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const middle = (page: Page) => page.getByRole('main').locator('> *').nth(3);
const dockBox = async (page: Page) => (await dock(page).boundingBox()) ?? fail('the dock');

/** Scrolls a part of the page to the top of the window. */
const scrollTo = async (page: Page, part: ReturnType<typeof middle>) => {
  await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await frameDrawn(page);
};

test('on a phone one bar of one height is there from the start: in the hero to call and to chat, after it to book as well @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const release = await holdScript(page);
  await page.goto(PATH);
  const first = await dockBox(page);
  expect(first.y + first.height).toBe(844);
  await expect(call(page)).toHaveAttribute('href', `tel:${america.dial}`);
  await expect(booking(page)).toBeHidden();
  release();
  await hydrated(page);
  await reject(page);
  for (const width of [320, 390]) {
    await resize(page, width, 844);
    for (const part of [middle(page), page.getByRole('contentinfo')]) {
      await scrollTo(page, part);
      for (const cell of [call(page), booking(page), chat(page)]) await cell.click({ trial: true });
      expect((await dockBox(page)).height).toBe(first.height);
    }
    await scrollTo(page, page.getByRole('heading', { level: 1 }));
    await expect(booking(page)).toBeHidden();
    expect((await dockBox(page)).height).toBe(first.height);
  }
});

test('a page that opens without a reload has its own hero, and one without a button to book has a bar that books @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, PATH);
  await reject(page);
  await scrollTo(page, middle(page));
  await expect(booking(page)).toBeVisible();
  const follow = async (name: string) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  };
  await follow('Startups');
  await expect(page).toHaveURL('/startup-services');
  await expect(booking(page)).toBeHidden();
  await follow('Client Login');
  await expect(page).toHaveURL('/login');
  await expect(booking(page)).toBeVisible();
});

test('the privacy question stands in place of the bar and leaves the hero’s first button free; the bar comes when it is answered, gives way to the field that has the focus, and to the total of the calculator until that is passed @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/');
  await expect(consentBanner(page)).toBeVisible();
  await expect(dock(page)).toBeHidden();
  const { y, height } = (await consentBanner(page).boundingBox()) ?? fail('the banner');
  expect(Math.round(y + height)).toBe(844);
  await page.getByRole('main').getByRole('link', { name: 'Book a free call' }).first().click({ trial: true });
  // As a content blocker does.
  const rule = await page.addStyleTag({ content: `#${PRIVACY_PREFERENCES_ID} { display: none !important; }` });
  await expect(dock(page)).toBeVisible();
  await rule.evaluate((style) => {
    style.textContent = '';
  });
  await expect(dock(page)).toBeHidden();
  await reject(page);
  await expect(dock(page)).toBeVisible();
  await openReady(page, '/contact');
  await contact.field(page, 'Message').focus();
  await expect(call(page)).not.toBeInViewport();
  // The press takes the focus from the field: the bar must not get it.
  await contact.send(page).click({ delay: 100 });
  await expect(contact.errors(page)).toBeVisible();
  await page.getByRole('main').focus();
  await expect(call(page)).toBeInViewport({ ratio: 1 });
  await openReady(page, '/savings-calculator');
  await page.getByRole('checkbox', { name: /^Wiki/ }).scrollIntoViewIfNeeded();
  const total = page.getByRole('button', { name: 'See receipt' });
  await total.click({ trial: true });
  await expect(dock(page)).toBeHidden();
  await page.getByRole('heading', { name: 'off your first project' }).scrollIntoViewIfNeeded();
  await expect(total).not.toBeInViewport();
  for (const cell of [call(page), chat(page)]) await cell.click({ trial: true });
  await total.focus();
  await expect(total).toBeFocused();
});

test('neither bar nor header covers a focused element of a long page on a phone; in forced colors the buttons of the bar have borders @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, PATH);
  await reject(page);
  await page.getByRole('main').focus();
  const covered: string[] = [];
  let seen = 0;
  for (let isInside = true; isInside; seen += 1) {
    await page.keyboard.press('Tab');
    covered.push(...(await coveredFocus(page)));
    const { bottom, last } = await page.locator(':focus').evaluate((focused) => ({
      bottom: focused.closest('.dock') ? 0 : focused.getBoundingClientRect().bottom,
      last: focused.matches('.base button'),
    }));
    if (bottom > (await dockBox(page)).y) covered.push(`${bottom} px is behind the bar`);
    isInside = !last;
  }
  expect(seen).toBeGreaterThan(30);
  expect(covered).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  await scrollTo(page, middle(page));
  for (const link of [call(page), booking(page), chat(page)]) {
    await expect(link).toHaveCSS('border-top-style', 'solid');
    const { color, border } = await link.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.backgroundColor, border: style.borderTopColor };
    });
    expect(border).not.toBe(color);
  }
});

test('at no width does the chat lie over the page: it is in the bar, in the header or beside the page, and the banner leaves it free @thorough', async ({
  page,
}) => {
  await openReady(page, PATH);
  await expect(consentBanner(page)).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
    [1391, 900],
    [1392, 900],
    [2560, 1400],
  ] as const) {
    await resize(page, width, height);
    await scrollTo(page, middle(page));
    if (height > 480) await chat(page).click({ trial: true });
    const { x, y } = (await chat(page).boundingBox()) ?? fail('the chat');
    const header = (await page.getByRole('banner').boundingBox()) ?? fail('the header');
    const right = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main .wrap, .site-footer .wrap')].map(
          (part) => part.getBoundingClientRect().right,
        ),
      ),
    );
    expect(y < header.y + header.height || x >= right, `clear of the page at ${width} px`).toBe(true);
    await consentBanner(page).getByRole('button', { name: 'Accept' }).click({ trial: true });
  }
});

test.describe('in a time zone of Africa', () => {
  test.use({ timezoneId: 'Africa/Douala' });

  test('"Call" dials Cameroon, and the menu has both numbers @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, PATH);
    await reject(page);
    await expect(call(page)).toHaveCount(1);
    await expect(call(page)).toHaveAttribute('href', `tel:${cameroon.dial}`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const { display } of site.phones)
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: display })).toBeVisible();
    await page.keyboard.press('Escape');
    await resize(page, 1280, 800);
    await expect(call(page)).toContainText(cameroon.display);
  });
});

test('from 768 to 1920 px the header is one line with booking, phone (from 1280 px its number) and, below 1392 px, chat @thorough', async ({
  page,
}) => {
  await openReady(page, '/');
  const header = page.getByRole('banner');
  const parts = header.locator('.logo, .top-link, .call a, .book a, .bubble, .bar > button').filter({ visible: true });
  for (const width of [768, 1151, 1152, 1279, 1280, 1920]) {
    await resize(page, width, 900);
    const all = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    // From 1392 px up the chat is at the lower edge.
    const boxes = all.filter(({ y }) => y < 100);
    boxes.sort((one, other) => one.x - other.x);
    const bottom = ((await header.boundingBox()) ?? fail('the header')).height;
    for (const { y, height } of boxes) expect(Math.abs(2 * y + height - bottom), `at ${width} px`).toBeLessThan(3);
    for (const [index, { right }] of boxes.slice(0, -1).entries())
      expect(boxes[index + 1].x, `at ${width} px`).toBeGreaterThanOrEqual(right);
    const lines = await header
      .locator('.top-link, .call .number, .book a')
      .filter({ visible: true })
      .evaluateAll(
        (all) =>
          all.filter((part) => {
            const range = document.createRange();
            if (part.firstChild) range.selectNode(part.firstChild);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size > 1;
          }).length,
      );
    expect(lines, `wrapped at ${width} px`).toBe(0);
    // After the logo.
    expect(boxes[1].x - boxes[0].right, `room at ${width} px`).toBeGreaterThan(8);
    const phone = header.getByRole('link', { name: `Call ${america.display}` });
    await expect(phone).toBeVisible();
    await expect(phone.getByText(america.display)).toBeVisible({ visible: width >= 1280 });
    await expect(header.getByRole('link', { name: /^Book a free call/ })).toBeVisible();
  }
});
