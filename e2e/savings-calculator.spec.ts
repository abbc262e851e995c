import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openReady } from './pages';

const PATH = '/savings-calculator';
const SETTLED_MS = 600;

const receipt = (page: Page) => page.getByRole('complementary', { name: 'Your receipt' });
const slider = (page: Page) => page.getByRole('slider', { name: 'People on your team' });
const box = (page: Page) => page.getByRole('textbox', { name: 'People on your team, as a number' });
const tool = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('the default case stands complete without JavaScript: bill, both pictures and their tables', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Slash Your Tech Bills' })).toBeVisible();
  await expect(receipt(page)).toContainText('10 people');
  await expect(receipt(page)).toContainText('$60.00');
  await expect(receipt(page)).toContainText('43% less');
  await expect(page.getByRole('img', { name: /Monthly cost by team size. At 10 people: \$140.00/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Twelve months: \$1,680.00 by the head/ })).toBeVisible();
  await page.getByText('The figures as a table').first().click();
  await expect(page.getByRole('row', { name: '350 $4,900.00 Custom quote' })).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await context.close();
});

test.describe('with script', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('ticking a tool changes the bill, and the address once it has settled', async ({ page }) => {
    await page.clock.install();
    await openReady(page, PATH);
    await tool(page, 'Team chat').check();
    await expect(receipt(page).getByText('Team chat', { exact: true })).toBeVisible();
    await expect(receipt(page)).toContainText('$220.00');
    await page.clock.runFor(SETTLED_MS);
    await expect(page).toHaveURL(`${PATH}?people=10&tools=team-chat,code-hosting,cloud-file-storage`);
    await expect(page.getByRole('status').filter({ hasText: '10 people, 3 tools' })).toHaveText(
      '10 people, 3 tools: you keep $90.00 a month, 41% less.',
    );
  });

  test('the slider and the number box agree, by keyboard and by typing', async ({ page }) => {
    await openReady(page, PATH);
    await slider(page).press('ArrowRight');
    await expect(box(page)).toHaveValue('11');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '11 people');
    await slider(page).press('End');
    await expect(box(page)).toHaveValue('5000');
    await slider(page).press('ArrowLeft');
    await expect(box(page)).toHaveValue('4900');
    await slider(page).press('Home');
    await box(page).fill('137');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '137 people');
    await expect(receipt(page)).toContainText('137 people');
    await box(page).fill('99999');
    await box(page).press('Tab');
    await expect(box(page)).toHaveValue('5000');
    await box(page).fill('none');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue('5000');
  });

  test('the red pen ends where the words do, in each line of a name that wraps', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openReady(page, `${PATH}?people=40&tools=team-collaboration-suite`);
    await page.getByRole('button', { name: 'See receipt' }).click();
    await expect(receipt(page).locator('s').first()).toBeVisible();
    const [words, pen] = await receipt(page)
      .locator('s')
      .first()
      .evaluate((struck) => {
        const range = document.createRange();
        range.selectNodeContents(struck);
        return [range, struck].map((box) => Array.from(box.getClientRects(), ({ width }) => Math.round(width)));
      });
    expect(words?.length).toBeGreaterThan(1);
    expect(pen).toEqual(words);
  });

  test('a shared address opens the same estimate, survives a reload, and nonsense falls back', async ({ page }) => {
    await openReady(page, `${PATH}?people=40&tools=team-chat,wiki`);
    await expect(receipt(page)).toContainText('40 people');
    await expect(tool(page, 'Wiki')).toBeChecked();
    await expect(tool(page, 'Code hosting')).not.toBeChecked();
    await expect(receipt(page)).toContainText('$450.00');
    await page.reload();
    await page.mouse.move(3, 3);
    await expect(receipt(page)).toContainText('40 people');
    await openReady(page, `${PATH}?people=banana&tools=vendor-x`);
    await expect(receipt(page)).toContainText('10 people');
    await expect(receipt(page)).toContainText('$60.00');
  });

  test('the enquiry opens with the figures, and going back finds the estimate again', async ({ page }) => {
    await openReady(page, PATH);
    await box(page).fill('40');
    await expect(page).toHaveURL(/people=40/);
    await receipt(page).getByRole('link', { name: 'Send me this estimate' }).click();
    await expect(page).toHaveURL(/\/contact\?service=Managed\+Services&message=Please\+send\+me\+this\+estimate/);
    const message = new URL(page.url()).searchParams.get('message');
    expect(message).toContain('40 people');
    expect(message).toContain('$480.00 a month, $5,760.00 a year (86%)');
    expect(message).toMatch(/savings-calculator\?people=40&tools=code-hosting,cloud-file-storage$/);
    await page.goBack();
    await expect(receipt(page)).toContainText('40 people');
  });

  test('a link pressed right after a change leads on, though its page comes slowly', async ({ page }) => {
    await openReady(page, PATH);
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/contact\S*\.txt/, async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill('40');
    await receipt(page).getByRole('link', { name: 'Send me this estimate' }).click();
    await page.clock.runFor(1000);
    release();
    await expect(page).toHaveURL(/\/contact\?service=Managed\+Services/);
    await page.goBack();
    await expect(receipt(page)).toContainText('40 people');
  });

  test('over the crossing the bill is not struck through, names the size and shows no saving', async ({ page }) => {
    await openReady(page, `${PATH}?people=5000&tools=all`);
    await expect(receipt(page)).toContainText('Custom quote');
    await expect(receipt(page)).toContainText('From 400 people on we quote.');
    await expect(receipt(page).locator('s')).toHaveCount(0);
    await expect(receipt(page)).not.toContainText('You keep');
    await expect(receipt(page)).not.toContainText(/-\$|\d{9}|e\+\d/);
    await expect(receipt(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  });

  test('with no tool there is an empty bill; all and none tick a whole category', async ({ page }) => {
    await openReady(page, `${PATH}?people=40&tools=none`);
    await expect(receipt(page)).toContainText('Nothing on the bill.');
    await page.getByRole('button', { name: 'Select all: Knowledge/Team/Client management software' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
    await page.getByRole('button', { name: 'Select none: Knowledge/Team/Client management software' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('the link is copied and says so for 2 seconds; the table downloads', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await openReady(page, `${PATH}?people=40&tools=wiki`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.clock.runFor(2000);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('dohtech-savings-40-people.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Wiki,Wiki.js,40,5.75,230.00,50.00');
  });

  test('it prints on one page, without controls', async ({ page }) => {
    for (const query of ['', '?people=180&tools=all', '?people=900&tools=all']) {
      await openReady(page, PATH + query);
      const pdf = (await page.pdf({ format: 'A4', printBackground: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), query).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(receipt(page)).toContainText('You pay now');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the total stays at the bottom edge and opens the receipt; Escape closes it', async ({ page }) => {
    await openReady(page, PATH);
    const open = page.getByRole('button', { name: 'See receipt' });
    await expect(open).toBeInViewport();
    await tool(page, 'Wiki').scrollIntoViewIfNeeded();
    await expect(open).toBeInViewport();
    await expect(receipt(page)).toBeHidden();
    await open.click();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page).getByRole('link', { name: 'Send me this estimate' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(receipt(page)).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('printed while it is open, the receipt stands in its place on the sheet, without a veil', async ({ page }) => {
    await openReady(page, PATH);
    await page.getByRole('button', { name: 'See receipt' }).click();
    const pdf = (await page.pdf({ format: 'Letter', printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expect(receipt(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toHaveCSS('position', 'static');
  });

  test('the receipt stays under a press on its paper, and closes when the keyboard goes on to the page behind it', async ({
    page,
  }) => {
    await openReady(page, PATH);
    await page.getByRole('button', { name: 'See receipt' }).click();
    await receipt(page).getByRole('button', { name: 'CSV' }).focus();
    await receipt(page).getByText('Your monthly bill').click();
    await expect(receipt(page)).toBeVisible();
    await receipt(page).getByRole('button', { name: 'CSV' }).focus();
    await page.keyboard.press('Tab');
    await expect(receipt(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });

  test('the cross of a long receipt stays where it is while the receipt scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, `${PATH}?tools=all`);
    await page.getByRole('button', { name: 'See receipt' }).click();
    await receipt(page).getByRole('button', { name: 'CSV' }).scrollIntoViewIfNeeded();
    expect(await receipt(page).evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(0);
    await expect(receipt(page).getByRole('button', { name: 'Close receipt' })).toBeInViewport({ ratio: 1 });
    await receipt(page).getByRole('button', { name: 'Close receipt' }).click();
    await expect(receipt(page)).toBeHidden();
  });
});

test('the totals count to their new value', async ({ page }) => {
  await openReady(page, PATH);
  await tool(page, 'ERP suite').check();
  await expect(receipt(page)).toContainText('$1,000.00');
  await expect(receipt(page)).toContainText('88% less');
});
