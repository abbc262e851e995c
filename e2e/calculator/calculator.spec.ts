import { readFile } from 'node:fs/promises';
import { tools } from '@/content/tools';
import { expect, test } from '../fixtures';
import { expectHidden, holdAnswers, openReady } from '../pages';
import { box, PATH, printedPages, receipt, SETTLED_MS, slider, tool } from './calculator';

test('totals count up to their new value', async ({ page }) => {
  await openReady(page, PATH);
  await tool(page, 'ERP suite').check();
  await expect(receipt(page)).toContainText('$1,000.00');
  await expect(receipt(page)).toContainText('88% less');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a tool changes the bill at once and the address a moment later; the enquiry and Back keep the choice @smoke', async ({
    page,
  }) => {
    await page.clock.install();
    await openReady(page, PATH);
    await tool(page, 'Team chat').check();
    await expect(receipt(page).getByText('Team chat', { exact: true })).toBeVisible();
    await expect(receipt(page)).toContainText('$220.00');
    await page.clock.runFor(SETTLED_MS);
    await expect(page).toHaveURL(`${PATH}?people=10&tools=team-chat,code-hosting,cloud-file-storage`);
    await expect(page.getByRole('status').filter({ hasText: '10 people, 3 tools' })).toHaveText(
      '10 people, 3 tools: you save $90.00 a month, 41% less.',
    );

    // A link that is pressed right after a change still opens its page, although the page loads slowly.
    const release = await holdAnswers(page, /\/contact\S*\.txt/);
    await box(page).fill('40');
    await receipt(page).getByRole('link', { name: 'Ask for a written estimate' }).click();
    await page.clock.runFor(1000);
    release();
    await expect(page).toHaveURL(/\/contact\?service=Managed\+Services&message=Please\+send\+me\+a\+written\+estimate/);
    const message = new URL(page.url()).searchParams.get('message');
    expect(message).toContain('40 people');
    expect(message).toMatch(/savings-calculator\?people=40&tools=team-chat,code-hosting,cloud-file-storage$/);
    await page.goBack();
    await expect(receipt(page)).toContainText('40 people');
  });

  test('slider and number box agree, by keyboard and by typing', async ({ page }) => {
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

  test('a shared address opens the same estimate, nonsense the default, many people a quote, and no tool an empty bill', async ({
    page,
  }) => {
    await openReady(page, `${PATH}?people=40&tools=team-chat,wiki`);
    await expect(receipt(page)).toContainText('40 people');
    await expect(tool(page, 'Wiki')).toBeChecked();
    await expect(tool(page, 'Code hosting')).not.toBeChecked();
    await expect(receipt(page)).toContainText('$450.00');

    await openReady(page, `${PATH}?people=banana&tools=vendor-x`);
    await expect(receipt(page)).toContainText('10 people');
    await expect(receipt(page)).toContainText('$60.00');

    await openReady(page, `${PATH}?people=5000&tools=all`);
    await expect(receipt(page)).toContainText('Custom quote');
    await expect(receipt(page)).toContainText('For 400 people or more, ask us for a quote.');
    await expect(receipt(page).locator('s')).toHaveCount(0);
    await expect(receipt(page)).not.toContainText('You save');
    await expect(receipt(page)).not.toContainText(/-\$|\d{9}|e\+\d/);
    await expect(receipt(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();

    for (const category of ['Knowledge/Team/Client management software', 'Startup']) {
      await page.getByRole('button', { name: new RegExp(`^Select none: ${category}`) }).click();
    }
    await expect(receipt(page)).toContainText('Nothing on the bill.');
    await page.getByRole('button', { name: 'Select all: Knowledge/Team/Client management software' }).click();
    const knowledgeTools = tools.filter(({ category }) => category === 'knowledge');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(knowledgeTools.length);
  });

  test('the link is shared, and copied where the browser refuses to share it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const share = async ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url;
        throw new DOMException('', 'NotAllowedError');
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await openReady(page, `${PATH}?people=40&tools=wiki`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('the link is copied, and the table downloads', async ({ page, context }) => {
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

  test('the calculator prints on one page, without controls', async ({ page }) => {
    for (const query of ['', '?people=180&tools=all', '?people=900&tools=all']) {
      await openReady(page, PATH + query);
      expect(await printedPages(page, 'A4'), query).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expectHidden(page.getByRole('button', { name: 'Print', includeHidden: true }));
    await expectHidden(receipt(page).getByRole('link', { name: 'Ask for a quote', includeHidden: true }));
    await expect(receipt(page)).toContainText('You pay now');
  });

  test('three tools on a page show a live bill and lead to the calculator with their state', async ({ page }) => {
    await openReady(page, '/startup-services');
    const teaser = page.locator('.teaser');
    await expect(teaser.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(teaser.locator('.receipt')).toContainText('12 people');
    await expect(teaser.locator('.kept')).toHaveText('$207.88');

    await teaser.getByRole('checkbox', { name: /^Work management/ }).uncheck();
    await teaser.getByRole('textbox', { name: /as a number/ }).fill('40');
    await expect(teaser.locator('.receipt')).toContainText('40 people');
    // (8 + 10) x 40 = 720 against 35 + 15 + 30 + 10 = 90.
    await expect(teaser.locator('.kept')).toHaveText('$630.00');
    await expect(page).toHaveURL('/startup-services');

    await teaser.getByRole('slider').press('ArrowRight');
    await expect(teaser.locator('.receipt')).toContainText('41 people');
    await teaser.getByRole('slider').press('ArrowLeft');
    await teaser.getByRole('link', { name: `Open the calculator with all ${tools.length} tools` }).click();
    await expect(page).toHaveURL(`${PATH}?people=40&tools=team-chat,cloud-file-storage`);
    await expect(page.locator('#receipt .kept')).toHaveText('$630.00');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });
});
