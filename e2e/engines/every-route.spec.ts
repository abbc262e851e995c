import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '../pages';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

/** The allowed share of difference. Letters have other widths in other engines, so some lines break elsewhere. */
const TOLERANCE = 0.03;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The pages are split into shares, so that both workers are busy to the end. */
const SHARES = 4;

for (let share = 0; share < SHARES; share += 1) {
  const own = examples.filter((_, index) => index % SHARES === share);

  test(`pages ${share + 1} of ${SHARES} load without an error, do not scroll horizontally or break a marked word, and are as high as in Chromium`, async ({
    tab,
    reference,
  }) => {
    const expected = reference && (await heightsOnce(reference, own, test.info().project.outputDir, share));
    await reject(tab);
    const problems: string[] = [];
    for (const { path } of own) {
      for (const { width, height, overhang, broken } of await measure(tab, path)) {
        const wanted = expected?.[`${path} ${width}`] ?? height;
        if (overhang > 0) problems.push(`${path} at ${width} px scrolls ${overhang} px horizontally`);
        for (const word of broken) problems.push(`${path} at ${width} px breaks “${word}”`);
        if (Math.abs(height - wanted) > TOLERANCE * wanted)
          problems.push(`${path} at ${width} px is ${height} px high, in Chromium ${wanted}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

/** The heights of these pages, by path and width. Measured once in a run, for both engines: a run begins with an empty folder. */
async function heightsOnce(
  tab: Tab,
  some: typeof examples,
  folder: string,
  share: number,
): Promise<Record<string, number>> {
  const file = join(folder, `heights-${share}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  await reject(tab);
  const heights: Record<string, number> = {};
  for (const { path } of some) {
    for (const { width, height } of await measure(tab, path)) heights[`${path} ${width}`] = height;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(heights));
  return heights;
}

/** Closes the banner, which changes the height of the page. */
async function reject(tab: Tab) {
  await tab.openReady('/privacy');
  await tab.part('#privacy-preferences button', 'Reject').click();
}

/** The height of the page at each width, how many pixels it is wider than the window, and marked words on two lines. */
async function measure(tab: Tab, path: string) {
  const found: { width: number; overhang: number; height: number; broken: string[] }[] = [];
  for (const { width, height } of sizes) {
    await tab.resize(width, height);
    if (found.length === 0) await tab.openReady(path);
    // Headless Chromium reserves 15 px for a scrollbar that it does not draw.
    await tab.evaluate(() => {
      document.documentElement.style.scrollbarGutter = 'auto';
      // Here the browser leaves out what is not near (components/theme/base.css).
      document.documentElement.style.setProperty('--until-near', 'visible');
    });
    await tab.waitFor(() => document.fonts.status === 'loaded');
    await tab.frameDrawn();
    found.push({
      width,
      ...(await tab.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        const broken = [...document.querySelectorAll('main mark')]
          .filter((mark) => /^[^\s-]+$/.test(mark.textContent ?? '') && mark.getClientRects().length > 1)
          .map(({ textContent }) => textContent ?? '');
        return { overhang: scrollWidth - clientWidth, height: scrollHeight, broken };
      })),
    });
  }
  return found;
}
