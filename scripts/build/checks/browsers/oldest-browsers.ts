import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** As `browserslist` names them, as MDN's browser-compat-data does, and as people do. */
const BROWSERS = {
  chrome: { key: 'chrome', name: 'Chrome' },
  edge: { key: 'edge', name: 'Edge' },
  firefox: { key: 'firefox', name: 'Firefox' },
  safari: { key: 'safari', name: 'Safari' },
  ios_saf: { key: 'safari_ios', name: 'Safari on iOS' },
} as const;

type Browser = (typeof BROWSERS)[keyof typeof BROWSERS];

/** A browser and its oldest version that the site is made for. */
export type OldestBrowser = Browser & { version: string };

const entry = z.string().transform((text, context): OldestBrowser => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(text) ?? [];
  const browser = Object.entries(BROWSERS).find(([id]) => id === name)?.[1];
  if (browser && version) return { ...browser, version };
  context.addIssue({
    code: 'custom',
    message: `'${text}': expected one of ${Object.keys(BROWSERS)}, as 'safari >= 16.4'`,
  });
  return z.NEVER;
});

/**
 * The floor that the site is made for, from its one place: `browserslist` in package.json.
 *
 * @throws ZodError if an entry is not a browser with its oldest version
 */
export async function oldestBrowsers(): Promise<OldestBrowser[]> {
  const file: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  return z.object({ browserslist: z.array(entry).min(1) }).parse(file).browserslist;
}
