/**
 * The finishing step: what stands between `next build` and what ships. Later checks hang here. It changes out/ in place
 * and stops with one line for each thing that is wrong.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { redirects } from '@/content/redirects';
import { checkFound } from './check-found';
import { checkLinks, type ExportedPage } from './check-links';
import { deferRuntime } from './defer-runtime';
import { contentHash, listFiles } from './export-files';
import { repeatedStyles } from './repeated-styles';
import { measureSizes, sizeTable } from './size-table';

const ROOT = 'out';
const SIZES_FILE = '.cache/sizes.txt';

await removeInternalPages();
const bootPath = await writeBoot();
const pages = await deferAll(bootPath);
const problems = checkLinks(
  pages,
  await listFiles(ROOT),
  redirects.map((redirect) => redirect.from),
);
problems.push(...(await checkFound(ROOT, pages, await listFiles(ROOT))));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await report(pages);

/** Next exports its not-found page under its inner name as well, where a crawler could reach it. */
async function removeInternalPages() {
  const internal = (await listFiles(ROOT)).filter((file) => /^_not-found/.test(file));
  await Promise.all(internal.map((file) => rm(join(ROOT, file))));
  await rm(join(ROOT, '_not-found'), { recursive: true, force: true });
}

async function writeBoot(): Promise<string> {
  const result = await build({
    entryPoints: ['scripts/finish/boot.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const code = result.outputFiles[0]?.text ?? '';
  const path = `/_next/static/boot-${contentHash(code)}.js`;
  await writeFile(join(ROOT, path), code);
  return path;
}

async function deferAll(boot: string): Promise<ExportedPage[]> {
  const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const { html, payload } = deferRuntime(await readFile(join(ROOT, file), 'utf8'), boot);
      await mkdir(join(ROOT, dirname(payload.path)), { recursive: true });
      await Promise.all([writeFile(join(ROOT, file), html), writeFile(join(ROOT, payload.path), payload.content)]);
      return { file, html };
    }),
  );
}

async function report(finished: ExportedPage[]) {
  const table = sizeTable(await measureSizes(ROOT, finished));
  await mkdir(dirname(SIZES_FILE), { recursive: true });
  await writeFile(SIZES_FILE, `${table}\n`);
  console.log(table);
  for (const { file, html } of finished) {
    const { copies, bytes } = repeatedStyles(html);
    if (copies > 0) console.warn(`out/${file}: ${copies} repeated style texts (${bytes} bytes); expected none`);
  }
  console.log(
    `Finished ${finished.length} pages in ${ROOT}/. Links, anchors and files are all there. Sizes: ${SIZES_FILE}`,
  );
}
