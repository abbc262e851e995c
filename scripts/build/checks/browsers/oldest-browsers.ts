import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** By their names in `browserslist`: the key in MDN's browser-compat-data, and the usual name. */
const BROWSERS = {
  chrome: { key: 'chrome', name: 'Chrome' },
  edge: { key: 'edge', name: 'Edge' },
  firefox: { key: 'firefox', name: 'Firefox' },
  safari: { key: 'safari', name: 'Safari' },
  ios_saf: { key: 'safari_ios', name: 'Safari on iOS' },
} as const;

type Browser = (typeof BROWSERS)[keyof typeof BROWSERS];

/** A browser and its oldest supported version. */
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
 * The oldest supported browsers, from `browserslist` in package.json.
 *
 * @throws ZodError if an entry is not of the form 'safari >= 16.4'
 */
export async function oldestBrowsers(): Promise<OldestBrowser[]> {
  const file: unknown = JSON.parse(await readFile('package.json', 'utf8'));
  return z.object({ browserslist: z.array(entry).min(1) }).parse(file).browserslist;
}
