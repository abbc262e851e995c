/**
 * `npm run measure:first-screen`: finds where the first screen of each page in out/ ends, on a phone and on a wide screen, and
 * prints how many bytes a browser needs up to there, beside those up to the end of the first section, which every build checks.
 * Ends with an error when a first screen is larger than the budget of the first flight.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments } from '../../browsers/chromium-arguments';
import { findOrInstallChromium } from '../../browsers/find-chromium';
import { usualBudget } from '../../build/checks/budgets';
import { endOfFirstSection } from '../../build/checks/page-facts';
import { figureText, HEADERS } from '../../build/checks/size-table';
import { listFiles, routeOfFile } from '../../build/export/export-files';
import { requireExport } from '../../build/require-export';
import { compress } from '../../compress';
import { markdownTable } from '../../markdown-table';
import { startSite } from '../../preview/serve';
import { type LastSeen, lastSeenPlace } from './last-seen-place';
import { markPlaces } from './mark-places';

const ROOT = 'out';
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

await requireExport();
const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
const site = await startSite(0);
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
const seen = await Promise.all(viewports.map((viewport) => lastSeenOf(browser, viewport)));
await browser.close();
await site.close();

const rows: string[][] = [];
const over: string[] = [];
for (const file of files) {
  const html = await readFile(join(ROOT, file), 'utf8');
  const bytesTo = async (place: number) => (await compress(Buffer.from(html.slice(0, place)), 'br')).length + HEADERS;
  const row = [routeOfFile(file), figureText(await bytesTo(endOfFirstSection(html)))];
  for (const [index, { width }] of viewports.entries()) {
    const last = seen[index]?.get(file);
    if (!last) throw new Error(`${file} was not opened.`);
    const bytes = await bytesTo(last.place);
    row.push(figureText(bytes));
    if (bytes <= usualBudget.firstFlight) continue;
    over.push(
      `${routeOfFile(file)} at ${width} px: ${figureText(bytes)} bytes, ${figureText(bytes - usualBudget.firstFlight)} too many; the last is ${last.what.slice(0, 60)}`,
    );
  }
  rows.push(row);
}
const heads = viewports.map(({ width, height }) => `${width} x ${height}`);
console.log(markdownTable(['bytes up to the end of', 'first section', ...heads], rows));
if (over.length > 0) {
  console.error(over.join('\n'));
  process.exitCode = 1;
}

async function lastSeenOf(
  from: Browser,
  viewport: { width: number; height: number },
): Promise<ReadonlyMap<string, LastSeen>> {
  const page = await from.newPage({ viewport, reducedMotion: 'reduce' });
  const found = new Map<string, LastSeen>();
  for (const file of files) {
    const address = site.origin + routeOfFile(file);
    const body = markPlaces(await readFile(join(ROOT, file), 'utf8'));
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    found.set(file, await page.evaluate(lastSeenPlace));
    await page.unroute(address);
  }
  await page.close();
  return found;
}
