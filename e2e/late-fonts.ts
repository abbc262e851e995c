import type { Page } from '@playwright/test';
import { shiftSoFar, sumShifts } from './layout-shift';
import { clientPartsReady, holdAnswers } from './pages';

/** The largest shift of a page. Below it, at most a line of text moves. */
export const MAX_SHIFT = 0.02;

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
 * Opens a page whose fonts come after its first paint, with the typefaces of one system, and returns the sum of its layout shifts.
 * The page needs `bypassCSP`, and a context of its own for an empty cache.
 */
export async function measureShift(page: Page, url: string, system: SystemFont): Promise<number> {
  await page.addInitScript(sumShifts);
  const release = await holdAnswers(page, /\.woff2$/);
  await showAs(page, system);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  // Next's runtime may move the page, too.
  await clientPartsReady(page);
  return shiftSoFar(page);
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
