import type { Page } from '@playwright/test';
import { allRoutes } from '@/lib/routes/find-route';
import { testPorts } from '@/scripts/test/test-ports';

/** Every route of the site: flows that must hold everywhere loop over it. */
export const routes = allRoutes();

/** Where the local fakes of outside services listen. */
export const fakes = `http://localhost:${testPorts.fakes}`;

/** Opens a page and waits until its islands answer: as after a visitor's first look. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Touches the page and waits until its islands answer. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await clientPartsAnswer(page);
}

/** Waits for the runtime, without a touch of the page. */
export async function clientPartsAnswer(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-runtime-ready]') !== null &&
      document.querySelector('[data-island="waiting"]') === null,
  );
}

/** Keeps the runtime's files on their way until they are released: the visitor is faster than the page. */
export function holdScript(page: Page): Promise<() => void> {
  return holdAnswers(page, '**/_next/static/chunks/**/*.js');
}

/** Keeps answers from these addresses on their way until they are released. */
export async function holdAnswers(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** The clock of the page, installed before, stands still from here on: only runFor and fastForward move it. */
export async function holdClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for the page's own typefaces: before, words are of another width. */
export async function typefacesStand(page: Page) {
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

/** Waits for the frame that shows what has changed: what follows a size stands in its place by then. */
export async function frameDrawn(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** For what a flow measures and does not find: `(await link.boundingBox()) ?? fail('the link')`. */
export function fail(what: string | RegExp): never {
  throw new Error(`${what} is not on the page`);
}

/** What has the focus, if something else lies over its middle. */
export async function coveredFocus(page: Page): Promise<string[]> {
  await frameDrawn(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused?.contains(there) ? [] : [`${focused?.id || focused?.textContent} under ${there?.className}`];
  });
}
