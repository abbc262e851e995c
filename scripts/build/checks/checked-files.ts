import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeAtomically } from '@/lib/build/write-atomically';
import { contentHash, type TextFile } from '../export/export-files';
import { browserCheck } from './browsers/check-browsers';
import { checkHeard } from './check-heard';
import { checkHtml } from './check-html';
import { checkInlineCode } from './check-inline-code';
import { checkRepeatedStyles } from './check-repeated-styles';
import { type PageFacts, pageFactsSchema, readPageFacts } from './page-facts';
import { sourceHash } from './source-hash';

const cacheSchema = z.object({ version: z.string(), files: z.record(z.string(), pageFactsSchema.nullable()) });

/** The code that decides what a check finds. */
const CHECKS = ['scripts/build', 'lib', 'package.json', 'package-lock.json'];

type Checked = { facts: PageFacts | null; problems: string[] };

/**
 * Checks files one at a time, each for itself: HTML, styles, inline code. A file that passed in an earlier build, with
 * the same content and the same checks, is not checked again.
 *
 * @param cachePath for what passed; undefined checks every file
 */
export async function fileChecks(siteUrl: string, cachePath: string | undefined) {
  const version = `${siteUrl} ${await sourceHash(CHECKS)}`;
  const passed = await readCache(cachePath, version);
  const used: Record<string, PageFacts | null> = {};
  let isSound = true;
  const checkBrowsers = browserCheck();

  async function checkAnew(file: TextFile): Promise<Checked> {
    const shared = [...(await checkBrowsers(file)), ...checkInlineCode([file])];
    if (!file.file.endsWith('.html')) return { facts: null, problems: shared };
    const page = { file: file.file, html: file.text };
    const problems = [...(await checkHtml([page])), ...checkRepeatedStyles([page]), ...checkHeard(page), ...shared];
    return { facts: readPageFacts(page, siteUrl), problems };
  }

  return {
    /** The facts of a page, null for another file, and the problems, a line each. */
    async check(file: TextFile): Promise<Checked> {
      // With the name, which is part of the facts.
      const hash = contentHash(`${file.file} ${file.text}`);
      const known = passed[hash];
      const checked = known === undefined ? await checkAnew(file) : { facts: known, problems: [] };
      used[hash] = checked.facts;
      isSound &&= checked.problems.length === 0;
      return checked;
    },
    /** Writes what passed for the next build, unless a file has a problem: other files may have it, too, but it is named once. */
    async save(): Promise<void> {
      if (cachePath && isSound) await writeAtomically(cachePath, JSON.stringify({ version, files: used }));
    },
  };
}

async function readCache(path: string | undefined, version: string): Promise<Record<string, PageFacts | null>> {
  try {
    const cache = path ? cacheSchema.parse(JSON.parse(await readFile(path, 'utf8'))) : undefined;
    return cache?.version === version ? cache.files : {};
  } catch {
    return {};
  }
}
