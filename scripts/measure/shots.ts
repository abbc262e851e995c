/**
 * `npm run shots [-- /services /contact]`: takes screenshots of all routes, or of the named ones, at 390, 768 and 1440 px
 * from the export in out/ into shots/.
 */
import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { allRoutes } from '@/lib/routes/find-route';
import { chromiumArguments } from '../browsers/chromium-arguments';
import { findOrInstallChromium } from '../browsers/find-chromium';
import { requireExport } from '../build/require-export';
import { holdCheckout } from '../hold-checkout.mjs';
import { startSite } from '../preview/serve';
import { readArguments } from '../read-options';

const FOLDER = 'shots';
const WIDTHS = [390, 768, 1440];

const { positionals: named } = readArguments({});
const paths = named.length > 0 ? named : [...allRoutes().map((route) => route.path), '/no-such-page'];

await holdCheckout();
await requireExport();
await mkdir(FOLDER, { recursive: true });
const site = await startSite(0);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
await site.close();
console.log(`${paths.length} pages at ${WIDTHS.join(', ')} px are in ${FOLDER}/.`);

/** Scrolls down a window at a time and back up, because drawings load and later sections are laid out when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Those of slides that are not shown load later.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.closest('[data-active="false"]')),
  );
}
