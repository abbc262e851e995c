import type { Page } from './fixtures';
import { frameDrawn, holdScript, hydrated } from './pages';

/** Runs in the page: adds up its layout shifts from then on. */
export function sumShifts() {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      dataset.shift = String(Number(dataset.shift ?? 0) + Number(Reflect.get(entry, 'value')));
    }
  }).observe({ type: 'layout-shift' });
}

/** The sum so far. */
export async function shiftSoFar(page: Page): Promise<number> {
  // A shift is reported after the frame that shows it.
  await frameDrawn(page);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/**
 * Opens a page and adds up its layout shifts after its fonts have loaded: what moves before then, home.spec.ts
 * measures. Returns a function that returns the sum so far.
 */
export async function openWatchingShifts(page: Page, path: string): Promise<() => Promise<number>> {
  const release = await holdScript(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // The frame that draws them.
  await frameDrawn(page);
  await page.evaluate(sumShifts);
  release();
  await hydrated(page);
  return () => shiftSoFar(page);
}
