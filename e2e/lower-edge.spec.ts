import { site } from '@/content/site';
import { expect, type Page, test } from './fixtures';
import { fail, frameDrawn, openReady, resize } from './pages';
import { consentBanner } from './visits';

/** Its third section and most of its links are far below the hero. */
const PATH = '/services/software/saas-development';
const [america, cameroon] = site.phones;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Call or book' });
const chat = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const middle = (page: Page) => page.getByRole('main').locator('> *').nth(3);

/** Scrolls a part of the page to the top of the window. */
const scrollTo = async (page: Page, part: ReturnType<typeof middle>) => {
  await part.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await frameDrawn(page);
};

test('on a phone the bar to call and book comes after the hero and goes at the footer; on a wider screen there is none @smoke', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, PATH);
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, middle(page));
    await expect(bar(page).getByRole('link', { name: `Call ${america.display}` })).toHaveAttribute(
      'href',
      `tel:${america.dial}`,
    );
    const booking = bar(page).getByRole('link', { name: /^Book a free call/ });
    const { y, height } = (await booking.boundingBox()) ?? fail('the booking button');
    expect(y + height).toBeLessThan(844);
    expect(height, `one line at ${width} px`).toBeLessThan(60);
    await scrollTo(page, page.getByRole('contentinfo'));
    await expect(bar(page)).toBeHidden();
    await scrollTo(page, page.getByRole('heading', { level: 1 }));
    await expect(bar(page)).toBeHidden();
  }
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollTo(page, middle(page));
    await expect(bar(page)).toBeHidden();
  }
});

test('the bar makes room for a form, and for the total of the calculator @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/contact');
  await scrollTo(page, page.getByRole('main').locator('form'));
  await expect(bar(page)).toBeHidden();
  await openReady(page, '/savings-calculator');
  await page.getByRole('checkbox', { name: /^Wiki/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'See receipt' })).toBeInViewport();
  await expect(bar(page)).toBeHidden();
});

test('a page that opens without a reload has its own hero: the bar goes and comes again @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, PATH);
  await scrollTo(page, middle(page));
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Startups', exact: true }).click();
  await expect(page).toHaveURL('/startup-services');
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, middle(page));
  await expect(bar(page)).toBeVisible();
});

for (const isAnswered of [true, false]) {
  test(`neither bar nor chat nor ${isAnswered ? 'header' : 'consent banner'} covers a focused element of a long page on a phone @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, PATH);
    if (isAnswered) await consentBanner(page).getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('main').focus();
    const covered: string[] = [];
    let seen = 0;
    for (let isInside = true; isInside; seen += 1) {
      await page.keyboard.press('Tab');
      await frameDrawn(page);
      covered.push(...(await coveredByFrame(page)));
      isInside = await page.evaluate(() => !document.activeElement?.matches('.bubble, body'));
    }
    expect(seen).toBeGreaterThan(30);
    expect(covered).toEqual([]);
  });
}

/** Names the focused element if header, bar, banner or chat covers its center, or bar or banner a part of it. */
function coveredByFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const parts = [...document.querySelectorAll('.site-header, .contact-bar, #privacy-preferences, .bubble')].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.contains(focused),
    );
    const { left, top, width, height, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return parts
      .filter((part) => {
        const isDocked = part.matches('.contact-bar, #privacy-preferences');
        return part.contains(there) || (isDocked && bottom > part.getBoundingClientRect().top);
      })
      .map((part) => `${focused?.textContent} under ${part.className || part.id}`);
  });
}

test('the chat rests above bar and banner at every size, and all three can be used while the banner is open @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, PATH);
  await expect(consentBanner(page)).toBeVisible();
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [640, 400],
    [768, 1024],
    [1440, 900],
    [2560, 1400],
  ] as const) {
    await resize(page, width, height);
    await scrollTo(page, middle(page));
    await expect(bar(page)).toBeVisible({ visible: width < 768 && height > 480 });
    const controls = [
      chat(page),
      ...['Reject', 'Accept'].map((name) => consentBanner(page).getByRole('button', { name })),
      ...(width < 768 && height > 480 ? await bar(page).getByRole('link').all() : []),
    ];
    for (const control of controls) await control.click({ trial: true });
  }
});

test.describe('in a time zone of Africa', () => {
  test.use({ timezoneId: 'Africa/Douala' });

  test('"Call" dials Cameroon, and the menu has both numbers @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, PATH);
    await scrollTo(page, middle(page));
    const calls = bar(page).getByRole('link', { name: /^Call/ });
    await expect(calls).toHaveCount(1);
    await expect(calls).toHaveAttribute('href', `tel:${cameroon.dial}`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const { display } of site.phones)
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: display })).toBeVisible();
    await page.keyboard.press('Escape');
    await resize(page, 1280, 800);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).toHaveText(cameroon.display);
  });
});

test('from 768 to 1920 px the header is one line with booking, phone (from 1280 px its number) and room for one more icon @thorough', async ({
  page,
}) => {
  await openReady(page, '/');
  const header = page.getByRole('banner');
  const parts = header.locator('.logo, .top-link, .call a, .book a, .bar > button').filter({ visible: true });
  for (const width of [768, 1024, 1151, 1152, 1279, 1280, 1440, 1920]) {
    await resize(page, width, 900);
    const boxes = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    boxes.sort((one, other) => one.x - other.x);
    const bottom = ((await header.boundingBox()) ?? fail('the header')).height;
    for (const { y, height } of boxes) expect(Math.abs(2 * y + height - bottom), `at ${width} px`).toBeLessThan(3);
    for (const [index, { right }] of boxes.slice(0, -1).entries())
      expect(boxes[index + 1].x, `at ${width} px`).toBeGreaterThanOrEqual(right);
    const lines = await header
      .locator('.top-link, .call span, .book a')
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
    expect(boxes[1].x - boxes[0].right, `room at ${width} px`).toBeGreaterThan(64);
    const phone = header.getByRole('link', { name: `Call ${america.display}` });
    await expect(phone).toBeVisible();
    await expect(phone.getByText(america.display)).toBeVisible({ visible: width >= 1280 });
    await expect(header.getByRole('link', { name: /^Book a free call/ })).toBeVisible();
  }
});

test.describe('in forced colors', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { forcedColors: 'active' },
  });

  test('the buttons of the bar have borders @thorough', async ({ page }) => {
    await openReady(page, PATH);
    await scrollTo(page, middle(page));
    await expect(bar(page).getByRole('link')).toHaveCount(2);
    for (const link of await bar(page).getByRole('link').all()) {
      await expect(link).toHaveCSS('border-top-style', 'solid');
      const { color, border } = await link.evaluate((element) => {
        const style = getComputedStyle(element);
        return { color: style.backgroundColor, border: style.borderTopColor };
      });
      expect(border).not.toBe(color);
    }
  });
});
