import { expect, type Locator, type Page, test } from './fixtures';
import { openReady, resize, sectionOf } from './pages';

const background = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).backgroundColor, part);

test.describe('in forced colors', () => {
  // Without motion no color is read in the middle of a transition.
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current link of a row stands out @thorough', async ({ page }) => {
    for (const [path, list] of [
      ['/about/portfolio', '.tabs'],
      ['/about/blogs', '.filter'],
      ['/projects', '.sidebar'],
    ] as const) {
      await openReady(page, path);
      const current = page.getByRole('main').locator(`${list} a[aria-current]`);
      await expect(current).toHaveCount(1);
      const color = await background(current);
      expect(color, path).not.toBe(await background(page.locator('body')));
      expect(color, path).not.toBe(await current.evaluate((link) => getComputedStyle(link).color));
    }
  });

  test('the dot of the current slide is filled, and a select has the arrow of the system @thorough', async ({
    page,
  }) => {
    await openReady(page, '/');
    const titles = page.locator('.titles button');
    const current = titles.and(page.locator('[aria-current="true"]'));
    const other = titles.and(page.locator(':not([aria-current="true"])')).first();
    const paper = await background(page.locator('body'));
    const filling = await background(current, '::before');
    expect(filling).not.toBe(await background(other, '::before'));
    // Without color of its own its dot has that of the paper, where the other dots are transparent.
    expect(filling).not.toBe(paper);
    await page.goto('/contact');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveCSS('appearance', 'auto');
  });

  test('no control of the request dialogs covers the text of its choice, and highlighted words keep a background @thorough', async ({
    page,
  }) => {
    for (const [path, opener] of [
      ['/dohtech-startup-launchpad', /^Get Started/],
      ['/managed-services', /^Request this plan/],
    ] as const) {
      await openReady(page, path);
      await page.getByRole('link', { name: opener }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const width of [390, 1024]) {
        await resize(page, width, 800);
        expect(await coveredChoices(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await page.keyboard.press('Escape');
    const marked = page.locator('.hero-layout .receipt-figure');
    const { color, backgroundImage } = await marked.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, backgroundImage: style.backgroundImage };
    });
    expect(backgroundImage).toMatch(/^linear-gradient/);
    expect(backgroundImage).not.toContain(color);
  });
});

/** The choices whose native control overlaps the text beside it. */
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no transition takes time @thorough', async ({ page }) => {
    for (const path of ['/', '/startup-services', '/savings-calculator']) {
      await page.goto(path);
      const slow = await page
        .locator('*')
        .evaluateAll((all) => all.filter((each) => /[1-9]/.test(getComputedStyle(each).transitionDuration)).length);
      expect(slow).toBe(0);
    }
  });

  test('the technology marquee stands still, and no list of four or more names has only one on its last line @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/managed-services');
    await page.evaluate(() => document.fonts.ready);
    const rows = page.locator(`${sectionOf('technologies-marquee')} .window`);
    for (const copy of await rows.locator('[aria-hidden]').all()) await expect(copy).toBeHidden();
    const lastLines = await rows.locator('ul:not([aria-hidden])').evaluateAll((lists) =>
      lists.map((list) => {
        const tops = [...list.children].map((name) => Math.round(name.getBoundingClientRect().top));
        return {
          animations: list.getAnimations().length,
          isOneAlone:
            new Set(tops).size > 1 && tops.length > 3 && tops.filter((top) => top === tops.at(-1)).length === 1,
        };
      }),
    );
    expect(lastLines.length).toBeGreaterThan(2);
    expect(lastLines.filter(({ animations, isOneAlone }) => animations > 0 || isOneAlone)).toEqual([]);
  });
});
