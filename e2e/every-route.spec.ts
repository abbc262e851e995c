import { readFile } from 'node:fs/promises';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Section } from '@/content/schema/section';
import { wordsOf } from '@/lib/pages/check-words';
import { findPage } from '@/lib/pages/find-page';
import { pageTitle } from '@/lib/seo/page-metadata';
import { attribute, elements, elementsOf, textOf } from '@/scripts/build/export/html-tree';
import { pageFiles } from '@/scripts/build/next-output/page-files';
import { expect, type Page, test } from './fixtures';
import { longHeadings, textFaults } from './page-texts';
import {
  announcer,
  axeViolations,
  brokenAmounts,
  examples,
  fail,
  frameDrawn,
  hydrated,
  layOutAll,
  openReady,
  overhang,
  resize,
  routes,
  setFontSize,
} from './pages';
import { consentBanner, storedKeys } from './visits';

/** With one page of the blog list as an example: content/routes.ts does not list those. */
const PATHS = [...routes.map(({ path }) => path), '/about/blogs/tag/open-source'];

/** axe checks these pages in every run. The others, whose kinds of sections are all on these, have a flow of their own, @thorough. */
const AXE_PATHS = new Set<string>(examples.map(({ path }) => path));

/** The parts run in parallel. Pages of one part share the browser's cache, so they load faster. */
const PARTS = 8;

/** Widths and heights of windows, and the browser's default font size. */
const SIZES = [
  [320, 700, 16],
  [390, 844, 16],
  [360, 780, 24],
  [768, 1024, 16],
  [1440, 900, 16],
] as const;

for (let part = 0; part < PARTS; part += 1) {
  const paths = PATHS.filter((_, index) => index % PARTS === part);
  const title = `every page before a choice in the consent banner, part ${part + 1} of ${PARTS}`;
  test(title, { tag: part === 0 ? '@smoke' : [] }, async ({ page, context, baseURL }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        const loads = watchLoads(page, baseURL ?? '');
        expect.soft(await problemsOf(page, path), path).toEqual([]);
        await expect
          .soft(page.locator('.posts'), `${path} asks the blog if it lists posts`)
          .toHaveCount(loads.isBlogAsked() ? 1 : 0);
        expect.soft(await loads.compareWith(path), `what ${path} loads`).toEqual([]);
      });
    }
    expect.soft(await context.cookies(), 'cookies').toEqual([]);
    expect.soft(await storedKeys(page), 'keys in the storages').toEqual([]);
  });
}

test('axe finds nothing on the other pages, whose kinds of sections are all on those @thorough', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of PATHS.filter((path) => !AXE_PATHS.has(path))) {
    await openReady(page, path);
    // Two thirds of axe's time, for colors that it has seen on the pages above.
    const withoutContrast = { 'color-contrast': { enabled: false } };
    expect.soft(await axeViolations(page, 'html', withoutContrast), path).toEqual([]);
  }
});

/** Opens the page and checks it in several sizes. Returns a line for each problem. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: 320, height: 700 });
  const answer = await page.goto(path);
  if (answer?.status() !== 200) problems.push(`answers ${answer?.status()}`);
  const policy = answer?.headers()['content-security-policy'] ?? 'none';
  if (!policy.startsWith("default-src 'none'; script-src 'self'")) problems.push(`its policy is ${policy}`);
  await hydrated(page);
  // A slide that changes meanwhile, as on a busy machine, would load its animation.
  await page.locator('.slideshow .pause').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(consentBanner(page)).toBeVisible();
  await layOutAll(page);
  for (const [width, height, fontSize] of SIZES) {
    // At once, because each costs a layout of the whole page.
    await Promise.all([resize(page, width, height), setFontSize(page, fontSize)]);
    const found = await Promise.all([
      horizontalScroll(page),
      ...(fontSize > 16 ? [] : [coveredParts(page, { hasAction: width > 320 }), brokenAmounts(page)]),
      ...(fontSize > 16 || width === 320 ? [] : [longHeadings(page)]),
      ...(width === 320 && AXE_PATHS.has(path) ? [axeViolations(page, 'html')] : []),
    ]);
    problems.push(...found.flat().map((problem) => `${width} by ${height}, letters of ${fontSize} px: ${problem}`));
  }
  problems.push(...(await textFaults(page)));
  return problems;
}

async function horizontalScroll(page: Page): Promise<string[]> {
  const pixels = await overhang(page);
  return pixels > 0 ? [`scrolls horizontally by ${pixels} px`] : [];
}

/** What the consent banner covers, and whether the chat covers the banner. */
function coveredParts(page: Page, { hasAction }: { hasAction: boolean }): Promise<string[]> {
  return page.evaluate((checksAction) => {
    const box = (selector: string) => {
      const part = document.querySelector(selector);
      return part?.checkVisibility({ visibilityProperty: true }) ? part.getBoundingClientRect() : undefined;
    };
    const banner = box('#privacy-preferences');
    if (!banner?.height) return ['there is no consent banner'];
    const overlapsBanner = (one?: DOMRect) =>
      one !== undefined &&
      one.left < banner.right &&
      banner.left < one.right &&
      one.top < banner.bottom &&
      banner.top < one.bottom;
    const isActionCovered = checksAction && overlapsBanner(box('main .button, main input, main select'));
    return [
      ...(isActionCovered ? ['the banner covers the first action'] : []),
      ...(overlapsBanner(box('.bubble')) ? ['the chat covers the banner'] : []),
    ];
  }, hasAction);
}

/** Watches what one page loads: hosts other than the site's own, and files other than those that its budget counts. */
function watchLoads(page: Page, baseURL: string) {
  const asked = new Map<string, string>();
  const note = (request: { url(): string; resourceType(): string }) => asked.set(request.url(), request.resourceType());
  page.on('request', note);
  const isOwn = (url: string) => url.startsWith(`${baseURL}/`);
  const isBlog = (url: string) => url.includes('/ghost/api/');
  return {
    isBlogAsked: () => [...asked.keys()].some(isBlog),
    async compareWith(path: string): Promise<string[]> {
      page.off('request', note);
      const file = `out${path === '/' ? '/index' : path}.html`;
      const { fonts, scriptBefore, runtime } = pageFiles(await readFile(file, 'utf8'));
      const counted = new Set([...scriptBefore, ...runtime]);
      const allowed = new Set([...counted, ...fonts]);
      const loaded = [...asked]
        .filter(([url, kind]) => isOwn(url) && /script|stylesheet|font/.test(kind))
        .map(([url]) => new URL(url).pathname);
      return [
        ...[...asked.keys()].filter((url) => !isOwn(url) && !isBlog(url)).map((url) => `${url} of another host`),
        ...loaded.filter((file) => !allowed.has(file)).map((file) => `${file}, which its budget does not count`),
        ...[...counted].filter((file) => !loaded.includes(file)).map((file) => `not ${file}, which its budget counts`),
      ];
    },
  };
}

test('the HTML of every page is complete without JavaScript: language, title, summary, one h1 in main, every text of its sections, nothing left to a script', async ({
  request,
}) => {
  const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
  for (const route of routes) {
    const tags = elementsOf(await (await request.get(route.path)).text());
    const named = (name: string) => tags.filter(({ tagName }) => tagName === name);
    const main = named('main')[0] ?? fail('main');
    const summary = named('meta').find((tag) => attribute(tag, 'name') === 'description');
    const { sections = [] } = findPage(route.path) ?? {};
    const shown = onOneLine(textOf(main));
    const found = {
      language: named('html').map((tag) => attribute(tag, 'lang')),
      title: named('title').map(textOf)[0],
      summary: summary && attribute(summary, 'content'),
      topHeadings: named('h1').map((heading) => elements(main).includes(heading)),
      leftToScript: named('template').length,
      hiddenHeadings: named('h2').filter(isHidden).map(textOf),
      lostTexts: wordsOf(sections).filter((text) => !text.startsWith('/') && !shown.includes(onOneLine(text))),
    };
    expect.soft(found, route.path).toEqual({
      language: ['en'],
      title: pageTitle(route),
      summary: route.summary,
      topHeadings: [true],
      leftToScript: 0,
      hiddenHeadings: [],
      lostTexts: wordsOf(sections.flatMap(ofPlainHosts)),
    });
  }
});

/** What the privacy page says of hosts without headers alone; the export of the flows is for another. */
const ofPlainHosts = (section: Section) =>
  section.kind === 'prose'
    ? section.parts.flatMap(({ paragraphs, terms }) =>
        [...paragraphs, ...terms].filter(({ needs }) => needs === 'plainHost'),
      )
    : [];

function isHidden(element: DefaultTreeAdapterTypes.Element): boolean {
  if (attribute(element, 'hidden') !== undefined) return true;
  const { parentNode } = element;
  return parentNode !== null && 'tagName' in parentNode && isHidden(parentNode);
}

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });

  test('an unknown path shows the not-found page with status 404, which leads home and to the page that was meant', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1400 });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    // Next exports it as a page of its own.
    expect((await page.request.get('/_not-found')).status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const figures = 'telephone=no, date=no, address=no, email=no';
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', figures);
    // The footer of a short page reaches the bottom edge.
    const footer = (await page.getByRole('contentinfo').boundingBox()) ?? fail('the footer');
    expect(footer.y + footer.height).toBe(1400);
    await expect(page.getByText('OOPS')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Sorry we are unable to find the page you are looking for.')).toBeVisible();
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/Services/Managed-Services/Business-AI-Integration.?utm_source=mail');
    await expect(announcer(page)).toHaveText('Did you mean “Business AI integration”?');
    await page.getByRole('link', { name: 'Did you mean' }).click();
    await expect(page).toHaveURL('/services/managed-services/business-ai-integration?utm_source=mail');
  });
});

for (const [size, width, fontSize] of [
  ['text of twice the size on a phone', 390, 32],
  ['a window of 320 pixels, also with text that the reader spaces out,', 320, 16],
] as const) {
  test(`${size} cuts off no text and lays none over another @thorough`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const path of MAIN_PAGES) {
      await page.goto(path);
      await hydrated(page);
      await setFontSize(page, fontSize);
      await layOutAll(page);
      const lost = [
        ...(await horizontalScroll(page)),
        ...(await page.evaluate(lostText)),
        ...(await brokenAmounts(page)),
      ];
      expect.soft(lost, path).toEqual([]);
      if (width !== 320) continue;
      await page.addStyleTag({ content: SPACED_OUT });
      await frameDrawn(page);
      const lostWhenSpaced = [...(await horizontalScroll(page)), ...(await page.evaluate(lostText))];
      expect.soft(lostWhenSpaced, `${path}, spaced out`).toEqual([]);
    }
  });
}

/** What a reader may set, by WCAG 1.4.12. */
const SPACED_OUT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** One of each kind of page, and those with the widest tables, prices and addresses. */
const MAIN_PAGES = [
  '/',
  '/managed-services',
  '/services',
  '/startup-services',
  '/services/startups/operational-tech',
  '/services/software/custom-web-development',
  '/savings-calculator',
  '/insights',
  '/about/blogs',
  '/about/projects/buzstorage',
  '/about/contact/support',
  '/contact',
];

/** Lines of text beyond the window, beyond a box that hides what overflows, or over another line. Runs in the page. */
function lostText(): string[] {
  const lost: string[] = [];
  const lines: { text: Node; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest('svg'))
      continue;
    let [left, right, bottom] = [0, document.documentElement.clientWidth, Number.POSITIVE_INFINITY];
    let isElsewhere = false;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Hidden from view on purpose, or in a part that scrolls or floats over the page.
      if (/auto|scroll/.test(overflowX) || /fixed|sticky/.test(position) || /50%/.test(clipPath)) isElsewhere = true;
      if (/hidden|clip/.test(overflowX)) {
        left = Math.max(left, edges.left);
        right = Math.min(right, edges.right);
        bottom = Math.min(bottom, edges.bottom);
      }
    }
    if (isElsewhere) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1)
        lost.push(`cut off: ${text.textContent}`);
      lines.push({ text, box });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach(({ text, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (text !== other.text && width > 2 && height > Math.min(box.height, other.box.height) * 0.45) {
        lost.push(`${text.textContent} over ${other.text.textContent}`);
      }
    }
  });
  return [...new Set(lost)];
}
