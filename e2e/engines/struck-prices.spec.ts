import sharp from 'sharp';
import { expect, test } from './fixtures';
import type { Part } from './part';
import type { Tab } from './tab';

for (const [path, selector] of [
  ['/savings-calculator', 'aside s'],
  ['/platforms', 'main td s'],
] as const) {
  test(`on ${path} a red stroke crosses ${selector}`, async ({ tab }) => {
    await tab.openReady(path);
    await tab.part('#privacy-preferences button', 'Reject').click();
    const struck = tab.part(selector);
    await expect.poll(() => redShare(tab, struck)).toBeGreaterThan(0.5);
  });
}

/** The share of pixel columns with red in them, from 0 to 1. Letters hide some of the line. */
async function redShare(tab: Tab, struck: Part): Promise<number> {
  await struck.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await tab.frameDrawn();
  const { x, y, width, height } = await struck.box();
  const { data, info } = await sharp(await tab.driver.screenshot())
    .extract({ left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redColumns = new Set<number>();
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3);
    if (red > 150 && red > 1.5 * green && red > 1.5 * blue) redColumns.add(pixel % info.width);
  }
  return redColumns.size / info.width;
}
