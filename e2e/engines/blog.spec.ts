import { expect, test } from './fixtures';

test('right-to-left words of a post are at the right edge of their column', async ({ tab }) => {
  await tab.openReady('/about/blogs');
  const gaps = await tab.evaluate(() =>
    [...document.querySelectorAll('.posts li:first-child .post-body > [dir]')].map((part) => {
      part.textContent = 'نص قصير';
      const words = document.createRange();
      words.selectNodeContents(part);
      const column = part.parentElement?.getBoundingClientRect().right ?? 0;
      return Math.round(column - words.getBoundingClientRect().right);
    }),
  );
  expect(gaps).toEqual([0, 0]);
});
