import { chromium } from '@playwright/test';
import { chromiumArguments } from './scripts/chromium-arguments';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments });
for (const [w,h] of [[390,844],[1440,900]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h } });
  const page = await c.newPage();
  const open = async (p: string) => { await page.goto('http://localhost:4412'+p); await page.mouse.move(1,1); await page.mouse.move(2,2); await page.waitForFunction(() => document.querySelector('[data-island="waiting"]') === null); };
  await page.route(/sdk.js/, r => r.abort());
  await open('/');
  await page.screenshot({ path: `/tmp/w/ts/a-${w}.png` });
  await page.getByRole('button', {name:'Reject'}).click();
  await page.getByRole('button', {name:'Chat with us'}).click(); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/w/ts/b-${w}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name:'Privacy preferences'}).click(); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/w/ts/c-${w}.png` });
  await open('/privacy'); await page.screenshot({ path: `/tmp/w/ts/d-${w}.png`, fullPage: true });
  await c.close();
}
await b.close();
