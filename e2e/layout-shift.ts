import type { Page } from '@playwright/test';
import { frameDrawn, holdScript, hydrated } from './pages';

/**
 * Opens a page, and adds up what moves in it (layout shift scores) once its words stand in their typefaces: those that
 * come late move words, too, on machines without the Arial that the fallback is fitted to.
 */
export async function openWatchingShifts(page: Page, path: string): Promise<() => Promise<number>> {
  const release = await holdScript(page);
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
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
    // What has moved is known after the frame that shows it.
    await frameDrawn(page);
    return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  };
}
