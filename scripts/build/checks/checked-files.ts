import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentCache } from '../content-cache';
import { contentHash, type ExportedPage, listFiles, type TextFile } from '../export/export-files';
import { elementsOf, textOf } from '../export/html-tree';
import { browserCheck } from './browsers/check-browsers';
import { checkHeard } from './check-heard';
import { checkHtml } from './check-html';
import { checkInlineCode } from './check-inline-code';
import { type PageFacts, pageFactsSchema, readPageFacts } from './page-facts';

type Checked = { facts: PageFacts | null; problems: string[] };

/** Checks files one at a time: HTML, styles, inline code. One that passed in an earlier build, by the same checks, is skipped. */
export async function fileChecks(siteUrl: string, cache: ContentCache) {
  const version = `${siteUrl} ${await versionOfChecks()}`;
  const passed: { facts: PageFacts | null; of: TextFile }[] = [];
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
      const known = await cache.read(version, file.file, file.text);
      if (known) return { facts: pageFactsSchema.nullable().parse(JSON.parse(known.toString())), problems: [] };
      const checked = await checkAnew(file);
      passed.push({ facts: checked.facts, of: file });
      isSound &&= checked.problems.length === 0;
      return checked;
    },
    /** Writes what passed for the next build, unless a file has a problem: other files may have it, too, but it is named once. */
    async save(): Promise<void> {
      if (!isSound) return;
      for (const { facts, of } of passed) await cache.write(JSON.stringify(facts), version, of.file, of.text);
    },
  };
}

/** Stands for all code that decides what a check finds. */
async function versionOfChecks(): Promise<string> {
  const inFolder = async (folder: string) => (await listFiles(folder)).map((file) => join(folder, file));
  const files = [...(await inFolder('scripts/build')), ...(await inFolder('lib')), 'package.json', 'package-lock.json'];
  const texts = await Promise.all(files.map(async (file) => `${file} ${await readFile(file, 'utf8')}`));
  return contentHash(texts.join('\n'));
}

/** Finds pages with the same style text more than once, a line each. */
export function checkRepeatedStyles(pages: readonly ExportedPage[]): string[] {
  return pages.flatMap(({ file, html }) => {
    const styles = elementsOf(html).filter((element) => element.tagName === 'style');
    const repeated = styles.map(textOf).filter((text, index, texts) => text !== '' && texts.indexOf(text) !== index);
    const bytes = Buffer.byteLength(repeated.join(''));
    return bytes === 0 ? [] : `out/${file}: ${repeated.length} repeated style texts (${bytes} bytes), expected none`;
  });
}
