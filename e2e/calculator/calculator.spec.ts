import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { expectHidden, holdAnswers, openReady } from '../pages';
import { box, PATH, printedPages, receipt, SETTLED_MS, tool } from './calculator';

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
  await page.getByRole('button', { name: 'Add these tools to my bill' }).click();
  await expect(page.getByText('3 tools are on your bill.', { exact: true })).toBeVisible();

  // A link that is pressed right after a change still opens its page, although the page loads slowly.
  const release = await holdAnswers(page, /\/contact\S*\.txt/);
  await box(page).fill('40');
  await receipt(page).getByRole('link', { name: 'Ask for a written estimate' }).click();
  await page.clock.runFor(1000);
  release();
  await expect(page).toHaveURL(/\/contact\?/);
  const message = new URL(page.url()).searchParams.get('message');
  expect(message).toMatch(/savings-calculator\?people=40&tools=team-chat,code-hosting,cloud-file-storage$/);
  await page.goBack();
  await expect(receipt(page)).toContainText('40 people');
});

// blog.spec.ts copies a link.
test('the table downloads', async ({ page }) => {
  await openReady(page, `${PATH}?people=40&tools=wiki`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-savings-40-people\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Wiki,Wiki.js,40,5.75,230.00,50.00');
});

test('the calculator prints on one page, without controls @thorough', async ({ page }) => {
  for (const query of ['?people=180&tools=all', '?people=900&tools=all']) {
    await openReady(page, PATH + query);
    expect(await printedPages(page, 'A4'), query).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expectHidden(page.getByRole('button', { name: 'Print', includeHidden: true }));
  await expectHidden(receipt(page).getByRole('link', { name: 'Ask for a quote', includeHidden: true }));
  await expect(receipt(page)).toContainText('You pay now');
});
