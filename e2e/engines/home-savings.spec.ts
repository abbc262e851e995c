import { expect, test } from './fixtures';

const TILL = '.till';

test('the till of the first slide prints another bill by its buttons, by keys and by typing', async ({ tab }) => {
  await tab.openReady('/');
  await tab.part('#privacy-preferences button', 'Reject').click();
  await tab.part('button', '5 people more').click();
  await expect.poll(() => tab.part(TILL).text()).toContain('$1,852.20');
  await tab.part(`${TILL} input`).focus();
  await tab.press('ArrowDown');
  await expect.poll(() => tab.part(`${TILL} input`).value()).toBe('25');
  await tab.part(`${TILL} input`).fill('50');
  await tab.press('Tab');
  await expect.poll(() => tab.part(TILL).text()).toContain('$340');
});
