import type { Page } from './fixtures';
import { frameDrawn, holdScript, hydrated } from './pages';

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
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        dataset.shift = String(Number(dataset.shift ?? 0) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift' });
  });
  release();
  await hydrated(page);
  return async () => {
    // A shift is reported after the frame that shows it.
    await frameDrawn(page);
    return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  };
}
