/**
 * `npm run measure:fonts [-- delay…]`: measures how far pages move when their fonts arrive late on a first visit, by default by
 * 200, 1000 and 3000 ms, on systems with different typefaces. It opens the export in out/ and ends with an error when a page
 * moves more than the limit. Debian has the typefaces in fonts-liberation and fonts-roboto-unhinted.
 */
import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../browsers/chromium-arguments';
import { findOrInstallChromium } from '../../browsers/find-chromium';
import { requireExport } from '../../build/require-export';
import { markdownTable } from '../../markdown-table';
import { startSite } from '../../preview/serve';
import { MAX_SHIFT, measureShift, missingTypefaces, type System, systems } from './late-fonts';

const DELAYS_MS = [200, 1000, 3000];
const PATHS = ['/', '/managed-services', '/savings-calculator', '/about/blogs'];
const WIDTHS = [390, 1440];

const named = process.argv.slice(2).map(Number);
const delays = named.length > 0 ? named : DELAYS_MS;
await requireExport();
const site = await startSite(0);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });

const rows: string[][] = [];
let worst = 0;
const isSystem = (name: string): name is System => name in systems;
for (const system of Object.keys(systems).filter(isSystem)) {
  const probe = await browser.newPage();
  const missing = await missingTypefaces(probe, system);
  await probe.close();
  if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
  for (const path of PATHS) {
    for (const width of WIDTHS) {
      const shifts = await Promise.all(
        delays.map(async (delayMs) => {
          const page = await browser.newPage({ viewport: { width, height: 844 }, bypassCSP: true });
          const shift = await measureShift(page, site.origin + path, system, delayMs);
          await page.close();
          return shift;
        }),
      );
      worst = Math.max(worst, ...shifts);
      rows.push([system, path, String(width), ...shifts.map((shift) => shift.toFixed(3))]);
    }
  }
}
await browser.close();
await site.close();

console.log(markdownTable(['system with', 'page', 'width', ...delays.map((delayMs) => `${delayMs} ms late`)], rows));
if (worst > MAX_SHIFT) {
  console.error(`A page moves by ${worst.toFixed(3)}, more than ${MAX_SHIFT}.`);
  process.exitCode = 1;
}
