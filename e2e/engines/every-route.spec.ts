import { routes } from '../pages';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

/** The allowed share of difference. Letters have other widths in other engines, so some lines break elsewhere. */
const TOLERANCE = 0.03;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The routes are split into shares, so that both workers are busy to the end. */
const SHARES = 4;

for (let share = 0; share < SHARES; share += 1) {
  const own = routes.filter((_, index) => index % SHARES === share);

  test(`routes ${share + 1} of ${SHARES} load without an error, do not scroll horizontally or break a marked word, and are as high as in Chromium`, async ({
    tab,
    reference,
  }) => {
    // The banner changes the height of the page.
    await Promise.all([reject(tab), reference && reject(reference)]);
    const problems: string[] = [];
    for (const { path } of own) {
      const [pages, expected] = await Promise.all([measure(tab, path), reference && measure(reference, path)]);
      for (const [index, { width }] of sizes.entries()) {
        const { overhang = 0, height = 0, broken = [] } = pages[index] ?? {};
        const wanted = expected?.[index]?.height ?? height;
        if (overhang > 0) problems.push(`${path} at ${width} px scrolls ${overhang} px horizontally`);
        for (const word of broken) problems.push(`${path} at ${width} px breaks “${word}”`);
        if (Math.abs(height - wanted) > TOLERANCE * wanted)
          problems.push(`${path} at ${width} px is ${height} px high, in Chromium ${wanted}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

async function reject(tab: Tab) {
  await tab.openReady('/privacy');
  await tab.part('#privacy-preferences button', 'Reject').click();
}

/** The height of the page at each width, how many pixels it is wider than the window, and marked words on two lines. */
async function measure(tab: Tab, path: string) {
  const found: { overhang: number; height: number; broken: string[] }[] = [];
  for (const { width, height } of sizes) {
    await tab.resize(width, height);
    if (found.length === 0) await tab.openReady(path);
    // Headless Chromium reserves 15 px for a scrollbar that it does not draw.
    await tab.evaluate(() => {
      document.documentElement.style.scrollbarGutter = 'auto';
    });
    await tab.waitFor(() => document.fonts.status === 'loaded' && document.documentElement.hasAttribute('data-whole'));
    await tab.frameDrawn();
    found.push(
      await tab.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        const broken = [...document.querySelectorAll('main mark')]
          .filter((mark) => /^[^\s-]+$/.test(mark.textContent ?? '') && mark.getClientRects().length > 1)
          .map(({ textContent }) => textContent ?? '');
        return { overhang: scrollWidth - clientWidth, height: scrollHeight, broken };
      }),
    );
  }
  return found;
}
