import { readFile } from 'node:fs/promises';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { z } from 'zod';
import type { TextFile } from '../../export/export-files';
import { cssFeatures, type FeatureUse } from './css-features';
import { newerCss } from './newer-css';

type Browser = { key: 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios'; version: string };

/** Entries such as 'safari >= 16.4'. */
const entry = z
  .string()
  .transform((text) => text.split(' >= '))
  .pipe(z.tuple([z.enum(['chrome', 'edge', 'firefox', 'safari', 'ios_saf']), z.string().regex(/^[\d.]+$/)]))
  .transform(([id, version]): Browser => ({ key: id === 'ios_saf' ? 'safari_ios' : id, version }));

const packageFile = z.object({ browserslist: z.array(entry).min(1) });

let compatData: Promise<CompatData> | undefined;

/** Read as a file, because a module of 20 MB takes two seconds to load, and only if there is a style sheet to check. */
function loadCompatData(): Promise<CompatData> {
  compatData ??= readFile('node_modules/@mdn/browser-compat-data/data.json', 'utf8').then(JSON.parse);
  return compatData;
}

const versions = new Intl.Collator('en', { numeric: true });

/**
 * Returns a function that finds CSS in a file that one of the oldest browsers (`browserslist` in package.json) lacks, and
 * misspelled properties. It names each use once, in the first file. Exceptions are in newer-css.ts. Own code, because doiuse and its like read caniuse, which
 * lacks values and shorthands.
 *
 * @throws ZodError if an entry of `browserslist` is not of the form 'safari >= 16.4'
 */
export function browserCheck(): (file: TextFile) => Promise<string[]> {
  const checked = new Set<string>();
  const named = new Set<string>();
  return async ({ file, text }) => {
    const sheets = styleSheets(file, text).filter((css) => !checked.has(css));
    if (sheets.length === 0) return [];
    const { css, browsers } = await loadCompatData();
    const oldest = packageFile.parse(JSON.parse(await readFile('package.json', 'utf8'))).browserslist;
    const lines: string[] = [];
    for (const sheet of sheets) {
      checked.add(sheet);
      for (const use of cssFeatures(sheet)) {
        // If a property is missing, its values are missing, too.
        if (named.has(use.text) || isAllowed(use.id)) continue;
        const missing = browsersWithout(use, css, oldest);
        const isUnknown = /^properties\.[^.]+$/.test(use.id) && !entryOf(use.id, css);
        if (missing.length === 0 && !isUnknown) continue;
        named.add(use.text);
        const names = missing.map(({ key, version }) => `${browsers[key].name} ${version}`).join(', ');
        const start = use.text.length > 60 ? `${use.text.slice(0, 60)}…` : use.text;
        const reason = isUnknown ? 'no browser knows this property' : `${use.id} is missing in ${names}`;
        lines.push(`out/${file}: '${start}': ${reason}`);
      }
    }
    return lines;
  };
}

/** The style sheet, or the inline styles of a page. */
function styleSheets(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [text];
  if (!file.endsWith('.html')) return [];
  return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
}

function isAllowed(id: string): boolean {
  return Object.keys(newerCss).some((known) => id === known || id.startsWith(`${known}.`));
}

/** The browsers that lack a feature, wholly or in part, or have it behind a setting. Empty if the data has no entry for it. */
function browsersWithout({ id, prefixes }: FeatureUse, data: Identifier, browsers: readonly Browser[]): Browser[] {
  const support = entryOf(id, data)?.__compat?.support;
  if (!support) return [];
  return browsers.filter(
    ({ key, version }) => ![support[key] ?? []].flat().some((statement) => isSupported(statement, version, prefixes)),
  );
}

function entryOf(id: string, data: Identifier): Identifier | undefined {
  let entry: Identifier | undefined = data;
  for (const key of id.split('.')) entry = entry && Object.hasOwn(entry, key) ? entry[key] : undefined;
  return entry;
}

function isSupported(statement: SimpleSupportStatement, version: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, prefix, flags } = statement;
  if (!added || added === 'preview' || statement.alternative_name || flags || statement.partial_implementation) {
    return false;
  }
  if (prefix && !prefixes.includes(prefix)) return false;
  const isUpTo = (change: string) => versions.compare(change.replace('≤', ''), version) <= 0;
  return isUpTo(added) && !(removed && isUpTo(removed));
}
