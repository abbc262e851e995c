import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Driver, Engine, Key } from './engine';
import { startWebKitDriver, startXvfb } from './processes';
import { createWebDriver, type WebDriver } from './webdriver';

const WINDOW = join(import.meta.dirname, 'webkit-window.py');

/** The code points of special keys in W3C WebDriver. */
const keyCodes: Record<Key, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Tab: '\uE004',
};

const sessionSchema = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const windowSchema = z.object({ handle: z.string() });
const outcomeSchema = z.union([z.object({ json: z.string() }), z.object({ error: z.string() })]);

/** WebKitGTK over W3C WebDriver, in windows of webkit-window.py on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeFileSync(faultsFile(folder), '');
  const screen = await startXvfb();
  const server = await startWebKitDriver(screen.display);
  const webDriver = createWebDriver(server.origin);
  const browser = { 'webkitgtk:browserOptions': { binary: WINDOW, args: [folder] } };
  const { sessionId, capabilities } = sessionSchema.parse(
    await webDriver('POST', '/session', { capabilities: { alwaysMatch: browser } }),
  );
  const session: WebDriver = (method, path, body) => webDriver(method, `/session/${sessionId}${path}`, body);
  // The first window stays open, because a session ends with its last window.
  const first = await session('GET', '/window');

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async newTab() {
      await session('POST', '/window', { handle: first });
      const { handle } = windowSchema.parse(await session('POST', '/window/new', { type: 'window' }));
      await session('POST', '/window', { handle });
      return driverOf(session, folder);
    },
    async close() {
      await session('DELETE', '');
      await server.stop();
      await screen.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function driverOf(session: WebDriver, folder: string): Driver {
  // All tabs write their faults into one file.
  const earlierFaults = readFaults(folder).length;
  let isOpen = true;

  const point = (action: object) => act('pointer', [action]);
  const press = (action: object) => act('key', [action]);
  async function act(type: 'pointer' | 'key', actions: object[]) {
    await session('POST', '/actions', { actions: [{ type, id: type, actions }] });
  }

  async function evaluate(expression: string) {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ json: JSON.stringify(value ?? null) }),
        (error) => done({ error: String(error) }),
      );`;
    const outcome = outcomeSchema.parse(await session('POST', '/execute/async', { script, args: [] }));
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.json;
  }

  async function close() {
    if (isOpen) await session('DELETE', '/window');
    isOpen = false;
  }

  return {
    async open(url) {
      await session('POST', '/url', { url });
    },
    async resize(width, height) {
      await session('POST', '/window/rect', { width, height });
    },
    evaluate,
    moveMouse: (x, y) => point({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    pressMouse: () => point({ type: 'pointerDown', button: 0 }),
    releaseMouse: () => point({ type: 'pointerUp', button: 0 }),
    keyDown: (key) => press({ type: 'keyDown', value: keyCodes[key] }),
    keyUp: (key) => press({ type: 'keyUp', value: keyCodes[key] }),
    type(text) {
      const keys = [...text.replaceAll('\n', keyCodes.Enter)];
      const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      return act('key', actions);
    },
    async screenshot() {
      return Buffer.from(z.string().parse(await session('GET', '/screenshot')), 'base64');
    },
    async print() {
      // WebKitWebDriver has no command for printing.
      await evaluate(`new Promise((printed) => {
        addEventListener('printed', () => printed(true), { once: true });
        webkit.messageHandlers.print.postMessage('');
      })`);
      return readFileSync(join(folder, 'printed.pdf'));
    },
    faults: () => readFaults(folder).slice(earlierFaults),
    close,
    reopen: () => Promise.reject(new Error('each window of webkit-window.py has its own storage')),
    dispose: close,
  };
}

function faultsFile(folder: string): string {
  return join(folder, 'faults.txt');
}

function readFaults(folder: string): string[] {
  return readFileSync(faultsFile(folder), 'utf8').split('\n').filter(Boolean);
}
