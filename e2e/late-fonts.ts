import type { Page } from '@playwright/test';

/** The largest shift of a page. Below it, at most a line of text moves. */
export const MAX_SHIFT = 0.02;

/** Next's runtime starts when the page is idle, and may move it, too. */
const SETTLED_MS = 1000;

/**
 * The typefaces of two systems, by their names in our style sheet, and what this computer has in their place. Arial is not
 * free: Liberation Sans is as wide, letter by letter.
 */
const systemFonts = {
  Arial: { Arial: 'Liberation Sans', 'Arial Bold': 'Liberation Sans Bold' },
  Roboto: { Roboto: 'Roboto', 'Roboto Bold': 'Roboto Bold' },
};

type SystemFont = keyof typeof systemFonts;

/**
 * Opens a page whose fonts come late, with the typefaces of one system, and returns the sum of its layout shifts. The page
 * needs `bypassCSP`, and a context of its own for an empty cache.
 */
export async function measureShift(page: Page, url: string, system: SystemFont, delayMs: number): Promise<number> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await showAs(page, system);
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

/** Renames the system's typefaces in HTML and style sheets, and takes away the others. */
async function showAs(page: Page, system: SystemFont): Promise<void> {
  const names = new Map(Object.entries(systemFonts[system]));
  await page.route(/.*/, async (route) => {
    if (!/document|stylesheet/.test(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/local\(["']?([^"')]+)["']?\)/g, (_, name) => `local("${names.get(name) ?? 'none'}")`);
    return route.fulfill({ response, body });
  });
}

/** The typefaces of a system that this computer lacks. */
export async function missingTypefaces(page: Page, system: SystemFont): Promise<string[]> {
  return page.evaluate(async (names) => {
    const found = await Promise.allSettled(names.map((name) => new FontFace('probe', `local("${name}")`).load()));
    return names.filter((_, index) => found[index]?.status === 'rejected');
  }, Object.values(systemFonts[system]));
}
