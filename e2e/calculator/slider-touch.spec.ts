import { expect, type Page, test } from '../fixtures';
import { fail, frameDrawn, openReady } from '../pages';
import { PATH, SETTLED_MS } from './calculator';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };

/** Moves a finger over the screen: down at the first point, up at the last. */
async function touch(page: Page, points: readonly Point[]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, point] of points.entries()) {
    await send(index === 0 ? 'touchStart' : 'touchMove', [point]);
    await frameDrawn(page);
  }
  await send('touchEnd', []);
  await session.detach();
}

/** A point on the slider of a page, at a part of its width. */
async function pointOn(page: Page, part: number): Promise<Point> {
  const slider = page.getByRole('main').locator('input[type="range"]');
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await frameDrawn(page);
  const { x, y, width, height } = (await slider.boundingBox()) ?? fail('the slider');
  return { x: x + width * part, y: y + height / 2 };
}

const steps = Array.from({ length: 11 }, (_, index) => index / 10);
const upwards = ({ x, y }: Point) => steps.map((step) => ({ x, y: y - 250 * step }));
const sideways = ({ x, y }: Point) => steps.map((step) => ({ x: x - 150 * step, y }));

async function scrollPast(page: Page) {
  const start = await pointOn(page, 0.8);
  const before = await page.evaluate(() => window.scrollY);
  await touch(page, upwards(start));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
}

test('a finger that scrolls past the slider leaves its figures; a tap and a sideways drag set them @thorough', async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page, PATH);
  // As translators into Arabic do.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const size = page.getByRole('main').getByRole('textbox', { name: 'People on your team, as a number' });
  const before = await size.inputValue();
  await scrollPast(page);
  await page.clock.fastForward(SETTLED_MS);
  await expect(size).toHaveValue(before);
  await expect(page).toHaveURL(PATH);
  await touch(page, [await pointOn(page, 0.8)]);
  await expect.poll(async () => Number(await size.inputValue())).toBeGreaterThan(300);
  const tapped = Number(await size.inputValue());
  await touch(page, sideways(await pointOn(page, 0.8)));
  await expect.poll(async () => Number(await size.inputValue())).toBeLessThan(tapped);
});
