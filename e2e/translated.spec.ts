import { expect, test } from '@playwright/test';
import { holdScript, hydrated } from './pages';

test('what was typed in a page that a browser translated before its script came stays, and so does the keyboard', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  });
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
