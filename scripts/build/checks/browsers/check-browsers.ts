import { readFile } from 'node:fs/promises';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import type { TextFile } from '../../export/export-files';
import { cssFeatures, type FeatureUse } from './css-features';
import { newerCss } from './newer-css';
import { type OldestBrowser, oldestBrowsers } from './oldest-browsers';

const versions = new Intl.Collator('en', { numeric: true });

let compatData: Promise<CompatData['css']> | undefined;

/** MDN's data about CSS, read once. Read as a file, because a module of 20 MB takes two seconds to load. */
export function readCompatData(): Promise<CompatData['css']> {
  compatData ??= readFile('node_modules/@mdn/browser-compat-data/data.json', 'utf8').then((text) => {
    const data: CompatData = JSON.parse(text);
    return data.css;
  });
  return compatData;
}

/**
 * Finds CSS that one of the oldest browsers lacks, a line each, with the first file that contains it. Exceptions are in
 * newer-css.ts. Own code, because doiuse and its like read caniuse, which lacks values and shorthands.
 */
export async function checkBrowsers(files: readonly TextFile[]): Promise<string[]> {
  const data = await readCompatData();
  const browsers = await oldestBrowsers();
  const known = new Map<string, OldestBrowser[]>();
  const missingIn = (use: FeatureUse) => {
    const key = [use.id, ...use.prefixes].join();
    const missing = known.get(key) ?? (isAllowed(use.id) ? [] : browsersWithout(use, data, browsers));
    known.set(key, missing);
    return missing;
  };
  const lines = new Map<string, string>();
  for (const { file, text } of styleSheets(files)) {
    for (const use of cssFeatures(text)) {
      const missing = missingIn(use);
      // If a property is missing, its values are missing, too.
      if (missing.length === 0 || lines.has(use.text)) continue;
      const names = missing.map(({ name, version }) => `${name} ${version}`).join(', ');
      const start = use.text.length > 60 ? `${use.text.slice(0, 60)}…` : use.text;
      lines.set(use.text, `out/${file}: '${start}': ${use.id} is missing in ${names}`);
    }
  }
  return [...lines.values()];
}

/** Each style sheet and inline style once. */
function styleSheets(files: readonly TextFile[]): TextFile[] {
  const sheets = new Map<string, TextFile>();
  for (const { file, text } of files) {
    const styles = file.endsWith('.html') ? [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)] : [];
    const texts = file.endsWith('.css') ? [text] : styles.map(([, style = '']) => style);
    for (const css of texts) if (!sheets.has(css)) sheets.set(css, { file, text: css });
  }
  return [...sheets.values()];
}

function isAllowed(id: string): boolean {
  return Object.keys(newerCss).some((known) => id === known || id.startsWith(`${known}.`));
}

/** The browsers that lack a feature, wholly or in part, or have it behind a setting. Empty if the data has no entry for it. */
export function browsersWithout(
  { id, prefixes }: Pick<FeatureUse, 'id' | 'prefixes'>,
  data: Identifier,
  browsers: readonly OldestBrowser[],
): OldestBrowser[] {
  const support = findEntry(data, id)?.__compat?.support;
  if (!support) return [];
  return browsers.filter(({ key, version }) => {
    const statements = [support[key] ?? []].flat();
    return !statements.some((statement) => holds(statement, version, prefixes));
  });
}

function findEntry(data: Identifier, id: string): Identifier | undefined {
  return id
    .split('.')
    .reduce<Identifier | undefined>(
      (entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined),
      data,
    );
}

function holds(statement: SimpleSupportStatement, version: string, prefixes: readonly string[]): boolean {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name,
    flags,
    partial_implementation,
  } = statement;
  if (!added || added === 'preview' || alternative_name || flags || partial_implementation) return false;
  if (prefix && !prefixes.includes(prefix)) return false;
  const isAdded = versions.compare(added.replace('≤', ''), version) <= 0;
  return isAdded && !(removed && versions.compare(removed.replace('≤', ''), version) <= 0);
}
