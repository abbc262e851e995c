import { type Browser, type BrowserContext, type KeyInput, launch } from 'puppeteer-core';
import { z } from 'zod';
import { chromiumArguments } from '@/scripts/browsers/chromium-arguments';
import type { Driver, Engine } from './engine';

/** Playwright handles the signals and closes the browsers. */
const shared = { headless: true, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false } as const;

/** Chromium over its DevTools protocol. */
export async function startChromium(executablePath: string, hasScrollBars: boolean): Promise<Engine> {
  const ignoreDefaultArgs = hasScrollBars ? ['--hide-scrollbars'] : [];
  return engineOf(
    await launch({ ...shared, browser: 'chrome', executablePath, args: chromiumArguments, ignoreDefaultArgs }),
  );
}

/** Firefox over WebDriver BiDi, which needs no geckodriver. */
export async function startFirefox(executablePath: string, hasScrollBars: boolean): Promise<Engine> {
  // As in the other engines, the scrollbar covers the page, so that the page is as wide as the window.
  const extraPrefsFirefox = { 'ui.useOverlayScrollbars': hasScrollBars ? 0 : 1 };
  return engineOf(await launch({ ...shared, browser: 'firefox', executablePath, extraPrefsFirefox }));
}

async function engineOf(browser: Browser): Promise<Engine> {
  return {
    version: await browser.version(),
    async newTab() {
      return driverOf(await browser.createBrowserContext());
    },
    close: () => browser.close(),
  };
}

async function driverOf(context: BrowserContext): Promise<Driver> {
  const faults: string[] = [];
  const openTab = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error instanceof Error ? error.message : error}`));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: console: ${message.text()}`);
    });
    return page;
  };
  let page = await openTab();

  return {
    async open(address) {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async evaluate(expression) {
      return z.string().parse(await page.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`));
    },
    moveMouse: (x, y) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    keyDown: (key) => page.keyboard.down(key satisfies KeyInput),
    keyUp: (key) => page.keyboard.up(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ format: 'a4' })),
    faults: () => faults,
    close: () => page.close({ runBeforeUnload: true }),
    async reopen() {
      page = await openTab();
    },
    dispose: () => context.close(),
  };
}
