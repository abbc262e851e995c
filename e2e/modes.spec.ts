import { expect, type Locator, type Page, test } from '@playwright/test';
import { coveredFocus, openReady } from './pages';

// What holds where the system gives the colors, with less motion, on paper, in the low window that a high zoom makes, and in a high one.

const ground = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part);

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const [path, list] of [
    ['/about/portfolio', '.tabs'],
    ['/about/blogs', '.filter'],
    ['/projects', '.sidebar'],
  ] as const) {
    test(`the chosen one of the links stands out on ${path}`, async ({ page }) => {
      await openReady(page, path);
      const links = page.getByRole('main').locator(`${list} a`);
      const chosen = links.and(page.locator('[aria-current]'));
      await expect(chosen).toHaveCount(1);
      expect(await ground(chosen)).not.toBe(await ground(page.locator('body')));
      expect(await ground(chosen)).not.toBe(await chosen.evaluate((link) => getComputedStyle(link).color));
    });
  }

  test('the dot of the slide that shows is filled, and the time of a slide can be seen to pass', async ({ page }) => {
    await openReady(page, '/');
    const dots = page.locator('.dots button');
    const current = dots.and(page.locator('[aria-current="true"]'));
    const other = dots.and(page.locator(':not([aria-current="true"])')).first();
    expect(await ground(current, '::before')).not.toBe(await ground(other, '::before'));
    const bar = page.locator('.progress [data-active="true"]');
    expect(await ground(bar, '::after')).not.toBe(await ground(page.locator('body')));
    expect(await bar.evaluate((node) => getComputedStyle(node).borderTopWidth)).toBe('1px');
  });

  test('a list shows the arrow of the system, where a drawn one is not shown', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveCSS('appearance', 'auto');
  });

  test('no control of the request dialogs lies over the words of its choice', async ({ page }) => {
    for (const [path, opener] of [
      ['/dohtech-startup-launchpad', /^Get Started/],
      ['/managed-services', /^Request this plan/],
    ] as const) {
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await openReady(page, path);
        await page.getByRole('link', { name: opener }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await coveredChoices(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

test('for visitors who asked for less motion a look changes at once, without a frame of the old one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const [before, after] = await page.locator('.request-note').evaluate((note: HTMLElement) => {
    const ground = () => getComputedStyle(note).backgroundColor;
    const first = ground();
    note.dataset.kind = 'sent';
    return [first, ground()];
  });
  expect(after).not.toBe(before);
});

test('the ring of the focus is marker on the green card that books a call, and green on paper', async ({ page }) => {
  await page.goto('/it-training');
  const ring = async (name: RegExp) => {
    const link = page.getByRole('main').getByRole('link', { name });
    await page.keyboard.press('Tab');
    await link.focus();
    return link.evaluate((element) => {
      const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(element);
      return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
    });
  };
  const inColor = (token: string) =>
    page.evaluate((name) => {
      document.body.style.color = `var(${name})`;
      return `3px solid ${getComputedStyle(document.body).color}`;
    }, token);
  expect(await ring(/Free 1-hour call/)).toBe(await inColor('--marker'));
  expect(await ring(/Send an inquiry/)).toBe(await inColor('--green'));
});

test('at a high zoom nothing lies over the tool that the keyboard comes to', async ({ page }) => {
  await page.setViewportSize({ width: 512, height: 384 });
  await openReady(page, '/savings-calculator');
  await expect(page.getByRole('region', { name: 'Privacy Preference' })).toBeVisible();
  expect(await coveredTools(page)).toEqual([]);
});

test('nor in the window of a zoom of 400 %, where the banner was answered', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/savings-calculator');
  await page.getByRole('button', { name: 'Reject' }).click();
  expect(await coveredTools(page)).toEqual([]);
});

/** Goes through all tools by the keyboard, and names those that something else lies over. */
async function coveredTools(page: Page): Promise<string[]> {
  await page.getByRole('slider').focus();
  const tools = await page.getByRole('main').getByRole('checkbox').count();
  const covered: string[] = [];
  for (let seen = 0; seen < tools; ) {
    await page.keyboard.press('Tab');
    covered.push(...(await coveredFocus(page)));
    if (await page.evaluate(() => document.activeElement?.matches('[type="checkbox"]'))) seen += 1;
  }
  return covered;
}

test('in a high window the footer of a short page reaches the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1400 });
  for (const path of ['/login', '/projects', '/no-such-page']) {
    await page.goto(path);
    const { y, height } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height, path).toBe(1400);
  }
});

test('on paper every button has an outline, and no receipt a shadow', async ({ page }) => {
  await page.goto('/startup-services');
  await page.emulateMedia({ media: 'print' });
  const outlines = await page
    .getByRole('main')
    .locator('.button:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopColor));
  expect(new Set(outlines)).toEqual(new Set(['rgb(0, 0, 0)']));
  const filtered = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).filter !== 'none').length);
  expect(filtered).toBe(0);
});

/** The choices whose native control meets the line of words beside it. */
function coveredChoices(page: Page): Promise<string[]> {
  return page
    .getByRole('dialog')
    .locator('.card:visible')
    .evaluateAll((cards) =>
      cards
        .filter((card) => {
          const control = card.querySelector('input')?.getBoundingClientRect();
          const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            const hit = [...range.getClientRects()].some(
              (line) => control && line.right > control.left && line.bottom > control.top && line.top < control.bottom,
            );
            if (hit) return true;
          }
          return false;
        })
        .map((card) => card.textContent ?? ''),
    );
}
