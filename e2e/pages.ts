import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { classOf } from '@/components/ui/class-of';
import { pages } from '@/content/pages/index';
import type { PageInput } from '@/content/schema/page';
import type { Section } from '@/content/schema/section';
import { findPage } from '@/lib/pages/find-page';
import { allRoutes } from '@/lib/routes/find-route';
import { testPorts } from '@/scripts/test/flow-server';

/** Every route of the site. */
export const routes = allRoutes();

/** A desktop and a phone: widths and heights. */
export const WINDOWS = [
  [1440, 900],
  [390, 844],
] as const;

const shown = new Set<string>();

/** Each kind of section, in each of its layouts and stagings and on each of its grounds, is on one of these pages. */
export const examples = routes.filter(({ path }) => {
  const looks = findPage(path)?.sections.map(lookOf) ?? [path];
  const isNew = looks.some((look) => !shown.has(look));
  for (const look of looks) shown.add(look);
  return isNew;
});

function lookOf(section: Section): string {
  const { kind, layout, staging, ground } = { layout: '', staging: '', ground: '', ...section };
  return [kind, layout, staging, ground].join(' ');
}

/** The path of the first page with a section that `isWanted` accepts: an edit of content may move that section. */
export function pathWith(isWanted: (section: PageInput['sections'][number]) => boolean): string {
  const page = Object.values(pages).find(({ sections }) => sections.some(isWanted));
  return page?.path ?? fail('such a section');
}

/** Where the local fakes of outside services listen. */
export const fakes = `http://localhost:${testPorts.fakes}`;

/** Opens a page and waits until its client parts are hydrated. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Moves the pointer, which starts the runtime, and waits until all client parts are hydrated. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await clientPartsReady(page);
}

/** Waits until the runtime has hydrated all client parts, without any input to the page. */
export async function clientPartsReady(page: Page) {
  await page.waitForFunction(areClientPartsReady);
}

/** Runs in the page. */
export function areClientPartsReady(): boolean {
  const isWaiting = document.querySelector('[data-island="waiting"]') !== null;
  return document.querySelector('[data-runtime-ready]') !== null && !isWaiting;
}

/** Holds back the runtime's files until the returned function is called, so that the page stays before hydration. */
export function holdScript(page: Page): Promise<() => void> {
  return holdAnswers(page, '**/_next/static/chunks/**/*.js');
}

/** Holds back answers from these addresses until the returned function is called. */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Pauses the page's clock, which must be installed: from then on only runFor and fastForward move it. */
export async function holdClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until the browser has drawn the last change, and observers have run. Not only for frames: an installed clock makes timers of
 * them, and on a busy machine the second one comes before the page's intersection observers are called.
 */
export async function frameDrawn(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise<void>((seen) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          seen();
        });
        observer.observe(document.documentElement);
      });
    }
  });
}

/** Resizes the window and waits until the page has been drawn at its new size. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await frameDrawn(page);
}

/** How many pixels the page is wider than the window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Amounts of money that break over two lines, such as "$200.0" and "0". */
export const brokenAmounts = (page: Page) => brokenTexts(page.locator('body'), /[−-]?\$[\d,.]*\d/);

/** Words on more than one line; those with a hyphen may. */
export const brokenWords = (part: Locator) => brokenTexts(part, /[^\s-]{2,}/);

function brokenTexts(part: Locator, pattern: RegExp): Promise<string[]> {
  return part.evaluate((root, source) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { index, 0: words } of (text.nodeValue ?? '').matchAll(new RegExp(source, 'g'))) {
        range.setStart(text, index);
        range.setEnd(text, index + words.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 8)));
        if (lines.size > 1) broken.push(`on two lines: ${words} in ${text.parentElement.textContent}`);
      }
    }
    return broken;
  }, pattern.source);
}

/** Throws an error that names what is missing: `(await link.boundingBox()) ?? fail('the link')`. */
export function fail(what: string | RegExp): never {
  throw new Error(`${what} is not on the page`);
}

/** Names the focused element if another one covers its center. Else the list is empty. */
export async function coveredFocus(page: Page): Promise<string[]> {
  await frameDrawn(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Its first line: the middle of a link on two lines may be beside it.
    const [line] = focused?.getClientRects() ?? [];
    const { left, top, width, height } = line ?? new DOMRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const cover = `${there?.closest('[id]')?.id} (${there?.outerHTML.slice(0, 80)})`;
    // An open summary takes no press: what is there is the element around it.
    const takesNoPress = focused && getComputedStyle(focused).pointerEvents === 'none';
    return focused?.contains(there) || (takesNoPress && there?.contains(focused))
      ? []
      : [`${focused?.id || focused?.textContent} under ${cover}`];
  });
}

/** Lays out what the browser leaves out until it comes near (components/theme/base.css). */
export async function layOutAll(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('--until-near', 'visible'));
  await frameDrawn(page);
}

/** The browser compiles the short form in half the time. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * The violations that axe finds in a part of the page: each rule with the elements that break it. every-route.spec.ts has whole pages.
 * `rules` is axe's option: the rules that are on or off.
 */
export async function axeViolations(page: Page, part: string, rules: axe.RuleObject = {}): Promise<string[]> {
  // Else a section may come near and move while axe looks for what is behind its text.
  await layOutAll(page);
  // Not by @axe-core/playwright: it sends axe twice, and all that passed back, a tenth of a second for each page.
  const violations: axe.Result[] = await page.evaluate(
    `${AXE}; axe.run('${part}', ${JSON.stringify({ resultTypes: ['violations'], rules })}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Sets the browser's default font size, as visitors do in its settings; 16 is usual. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
  await session.detach();
}

/** The visible slide of a slideshow or carousel; screen readers read all of them. */
export const shownSlide = (slides: Locator) => slides.locator('.slide[data-active="true"]');

/** The live region of the page. */
export const announcer = (page: Page) => page.locator('[data-announcer]');

/** The selector of a section, by the names of its root (components/ui/styled-root.tsx). */
export const sectionOf = (...names: string[]) => `:is(${names.map((name) => `.${classOf(name)}`).join()})`;

/**
 * Expects elements that are on the page and not shown. `toBeHidden` alone passes, too, when a new name keeps the locator from finding them; a role
 * needs `includeHidden`.
 */
export async function expectHidden(elements: Locator) {
  await expect(elements.first()).toBeAttached();
  await expect(elements.filter({ visible: true })).toHaveCount(0);
}
