import type { Page } from '@playwright/test';
import { allRoutes } from '@/lib/routes/find-route';
import { testPorts } from '@/scripts/test-ports';

/** Every route of the site: flows that must hold everywhere loop over it. */
export const routes = allRoutes();

/** Where the local stand-ins of outside services listen. */
export const standIns = `http://localhost:${testPorts.standIns}`;

/** Opens a page and waits until its islands answer: as after a visitor's first look. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Touches the page and waits until its islands answer. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelector('[data-runtime-ready]') !== null);
  await page.waitForFunction(() => document.querySelector('[data-island="waiting"]') === null);
}
