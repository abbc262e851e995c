/**
 * The finishing step: what stands between `next build` and what ships. Later checks hang here. It changes the export in
 * place and stops with one line for each thing that is wrong.
 *
 * `--for-this-machine`: the build may name this machine and its fakes; one that is to be published may not.
 * `--only-check <folder>`: another export than out/, of which nothing is published. With `--budgets` it is measured, too, and
 * its budgets must leave some room.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { redirects } from '@/content/redirects';
import { loadPosts } from '@/lib/blog/load-posts';
import { vendorScripts } from '@/lib/config/vendor-scripts';
import { buildConfig } from './build-config';
import { checkBrowsers } from './checks/browsers/check-browsers';
import { checkBudgets } from './checks/check-budgets';
import { checkHtml } from './checks/check-html';
import { checkInlineCode } from './checks/check-inline-code';
import { checkLinks, type ExportedPage } from './checks/check-links';
import { checkLocalAddresses, localAddressNotes } from './checks/check-local-addresses';
import { checkRedirects } from './checks/check-redirects';
import { checkRepeatedStyles } from './checks/check-repeated-styles';
import { checkSecrets, secretNotes } from './checks/check-secrets';
import { checkSeo } from './checks/check-seo';
import { postWords } from './checks/post-words';
import { measureSizes, sizeTable } from './checks/size-table';
import { contentHash, listFiles, routeOfFile } from './export/export-files';
import { precompress } from './export/precompress';
import { addStructuredData } from './export/structured-data';
import { readTextFiles } from './export/text-files';
import { writeDelivery } from './export/write-delivery';
import { compileAhead } from './next-output/compile-ahead';
import { deferRuntime } from './next-output/defer-runtime';

const { values: options } = parseArgs({
  options: {
    'for-this-machine': { type: 'boolean', default: false },
    'only-check': { type: 'string' },
    budgets: { type: 'boolean', default: false },
  },
});
const isForThisMachine = options['for-this-machine'];
const checkedOnly = options['only-check'];

const ROOT = checkedOnly ?? 'out';
const SIZES_FILE = checkedOnly ? `${checkedOnly}-sizes.txt` : '.cache/sizes.txt';
const COMPRESSED_FILES = '.cache/compressed';
/** Part of a budget that the longest settings must leave free: those of a real site may be a little longer. */
const ROOM = 0.01;

const config = buildConfig();

await removeInternalPages();
const bootPath = await writeScript('boot', { OLD_BROWSERS: await writeScript('old-browsers') });
const pages = await deferAll({ path: bootPath, vendorScripts: vendorScripts(config) });
await compileAhead(ROOT, pages);
const texts = await readTextFiles(ROOT);
const posts = postWords(loadPosts().posts);
for (const note of [...(isForThisMachine ? [] : localAddressNotes(posts)), ...secretNotes(posts, process.env)]) {
  console.log(note);
}
const problems = [
  ...checkLinks(
    pages,
    await listFiles(ROOT),
    redirects.map((redirect) => redirect.from),
  ),
  ...checkRedirects(pages, redirects),
  ...(await checkHtml(pages)),
  ...checkRepeatedStyles(pages),
  ...(await checkBrowsers(texts)),
  ...(await checkSeo(ROOT, pages, { files: await listFiles(ROOT), siteUrl: config.siteUrl })),
  ...checkInlineCode(texts),
  ...checkSecrets(texts, process.env, posts),
  ...(isForThisMachine ? [] : checkLocalAddresses(texts, process.env, posts)),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
await writeDelivery(ROOT, config, checkedOnly && `${checkedOnly}-host-files`);
// The sizes in the report are those of the compressed copies, or what they would be.
if (!checkedOnly) await compress();
if (!checkedOnly || options.budgets) await report(pages);

/** Next exports its not-found page under its inner name as well, where a crawler could reach it. */
async function removeInternalPages() {
  const internal = (await listFiles(ROOT)).filter((file) => /^_not-found/.test(file));
  await Promise.all(internal.map((file) => rm(join(ROOT, file))));
  await rm(join(ROOT, '_not-found'), { recursive: true, force: true });
}

/** Bundles one script of lib/before-hydration by itself, puts its constants in, and returns its address. */
async function writeScript(name: string, constants: Record<string, unknown> = {}): Promise<string> {
  const result = await build({
    entryPoints: [`lib/before-hydration/${name}.browser.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)])),
    write: false,
  });
  const code = result.outputFiles[0]?.text ?? '';
  const path = `/_next/static/${name}-${contentHash(code)}.js`;
  await writeFile(join(ROOT, path), code);
  return path;
}

async function deferAll(boot: Parameters<typeof deferRuntime>[1]): Promise<ExportedPage[]> {
  const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const source = addStructuredData(await readFile(join(ROOT, file), 'utf8'), routeOfFile(file));
      const { html, payload } = deferRuntime(source, boot);
      await mkdir(join(ROOT, dirname(payload.path)), { recursive: true });
      await Promise.all([writeFile(join(ROOT, file), html), writeFile(join(ROOT, payload.path), payload.content)]);
      return { file, html };
    }),
  );
}

async function report(finished: ExportedPage[]) {
  const sizes = await measureSizes(ROOT, finished);
  const table = sizeTable(sizes);
  await mkdir(dirname(SIZES_FILE), { recursive: true });
  await writeFile(SIZES_FILE, `${table}\n`);
  if (!checkedOnly) console.log(table);
  const breaches = checkBudgets(sizes, checkedOnly ? ROOM : 0);
  if (breaches.length > 0) {
    console.error(breaches.join('\n'));
    process.exit(1);
  }
  console.log(
    `Finished ${finished.length} pages in ${ROOT}/. Links, anchors and files are all there, and the HTML is valid. Sizes: ${SIZES_FILE}`,
  );
}

async function compress() {
  const start = performance.now();
  const { files, made } = await precompress(ROOT, COMPRESSED_FILES);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Compressed ${files} text files in ${seconds} s, with ${made} new copies.`);
}
