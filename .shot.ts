import { chromium } from '@playwright/test';
import { chromiumArguments } from './scripts/chromium-arguments';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArguments });
const paths = process.argv.slice(2);
for (const [w,h] of [[390,844],[768,1024],[1440,900]] as const) {
  for (const p of paths) {
    const c = await b.newContext({ viewport: { width: w, height: h }, hasTouch: w<700 });
    const page = await c.newPage();
    page.on('console', m => console.log(m.type(), m.text())); page.on('pageerror', e => console.log('ERR', e.message));
    await page.goto('http://localhost:4412'+p); await page.mouse.move(1,1); await page.mouse.move(2,2);
    await page.waitForFunction(() => document.querySelector('[data-island="waiting"]') === null);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/w/ts/${(p==='/'?'home':p.slice(1).replaceAll('/','-'))}-${w}.png` });
    await c.close();
  }
}
await b.close();
