import { expect, test } from './fixtures';
import type { Part } from './part';
import type { Tab } from './tab';

// Windows and Linux show bars that take room; the other flows run with bars that cover the page.
test.use({ hasScrollBars: true });
test.skip(({ engineName }) => engineName === 'webkit', 'WebKitGTK shows no such bar in a window of WebDriver');

/** Presses the scroll bar of an element, which must have one, below its thumb. */
async function pressScrollBar(tab: Tab, part: Part) {
  const { x, y, bar } = await part.evaluate((element) => {
    const { right, top, height } = element.getBoundingClientRect();
    const bar = element.offsetWidth - element.clientWidth;
    return { x: right - bar / 2, y: top + height * 0.9, bar };
  });
  expect(bar, 'the width of the bar').toBeGreaterThan(5);
  await pressAt(tab, x, y);
}

async function pressAt(tab: Tab, x: number, y: number) {
  await tab.driver.moveMouse(x, y);
  await tab.driver.pressMouse();
  await tab.driver.releaseMouse();
  await tab.frameDrawn();
}

test('the scroll bar of a dialog scrolls it and does not close it; a press beside it closes it', async ({ tab }) => {
  const dialog = tab.part('dialog[open]:not([data-settling])');
  await tab.resize(1000, 400);
  await tab.openReady('/managed-services');
  await tab.part('main a[data-plan="vps-growth"]').click();
  await pressScrollBar(tab, dialog);
  expect(await tab.part('dialog[open]').count()).toBe(1);
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  const { x, y } = await dialog.box();
  await pressAt(tab, x - 5, y + 100);
  await tab.part('dialog[open]').gone();
});

for (const [name, path, opener, selector] of [
  ['the menu', '/', 'header button[popovertarget]', 'header nav:popover-open'],
  ['my bill', '/services#bill=25,vps-growth,team-chat,website-business', '', '.my-bill:popover-open .bill-paper'],
] as const) {
  test(`the scroll bar of ${name} does not close it`, async ({ tab }) => {
    await tab.resize(390, 420);
    await tab.openReady(path);
    if (opener) await tab.part(opener).click();
    await pressScrollBar(tab, tab.part(selector));
    expect(await tab.part(selector).count()).toBe(1);
  });
}
