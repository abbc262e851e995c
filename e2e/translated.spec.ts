import { expect, test } from '@playwright/test';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { holdScript, hydrated } from './pages';

// A translator that was at the page before React makes it draw the page anew.

test('what was typed before a translated page answers stays, and so does the keyboard', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/contact');
  await page.evaluate(translatePage, undefined);
  await page.getByLabel('Message').fill('Two servers');
  await page.getByLabel('Name').pressSequentially('Ad');
  release();
  await hydrated(page);
  await page.keyboard.type('a');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Two servers');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});

test('so do team and tools of the calculator, and the bill counts them', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/savings-calculator');
  await page.evaluate(translatePage, undefined);
  await page.getByRole('checkbox', { name: 'Team chat' }).check();
  await page.getByRole('checkbox', { name: 'Code hosting' }).uncheck();
  await page.getByLabel('People on your team, as a number').fill('77');
  release();
  await hydrated(page);
  const receipt = page.getByLabel('Your receipt');
  await expect(receipt).toContainText('77 people');
  await expect(receipt).toContainText('Team chat');
  await expect(receipt).not.toContainText('Code hosting');
});
