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

test('keys on the share of the bill change the sentence and both bars', async ({ tab }) => {
  await tab.openReady('/');
  const section = tab.part('#one-sum');
  await tab.part('#one-sum input').focus();
  await tab.press('ArrowRight');
  await expect.poll(() => section.text()).toContain('per-person tools are 36% of your bill');
  await tab.press('End');
  await expect.poll(() => section.text()).toContain('takes 70% off the whole');
  const [before, after] = [tab.part('#one-sum .bar:not(.after) .rest'), tab.part('#one-sum .after .rest')];
  expect((await before.box()).width).toBeCloseTo((await after.box()).width, 0);
});
