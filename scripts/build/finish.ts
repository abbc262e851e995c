/**
 * The last step of a build: changes what `next build` exported into what ships, checks it, and writes what hosts read. It
 * ends with an error and a line for each thing that is wrong.
 *
 * `--for-this-machine`: the pages may name local services; a site that is to be published may not.
 * `--without-copies`: no compressed copies.
 * `--test-export <folder>`: works on the export in this folder instead of out/, for a test, without compressed copies. A part of
 * each budget must stay free there (`RESERVED_SHARE`).
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { enquiryFields } from '@/content/forms/enquiry';
import { redirects } from '@/content/redirects';
import { loadPosts } from '@/lib/blog/load-posts';
import { inCacheFolder, writeAtomically } from '@/lib/build/build-file';
import { vendorScripts } from '@/lib/config/vendors';
import { contentTypeOf } from '@/lib/delivery/content-types';
import { cardAddresses } from './cards/make-cards';
import { checkBudgets } from './checks/budgets';
import { leakCheck } from './checks/check-leaks';
import { checkLinks, checkRedirects } from './checks/check-links';
import { checkSeo } from './checks/check-seo';
import { fileChecks } from './checks/checked-files';
import type { PageFacts } from './checks/page-facts';
import { measureSizes, sizeTable } from './checks/size-table';
import { contentCache } from './content-cache';
import { contentHash, listFiles, routeOfFile } from './export/export-files';
import { attribute, elementsOf } from './export/html-tree';
import { precompress } from './export/precompress';
import { addStructuredData } from './export/structured-data';
import { writeDelivery } from './export/write-delivery';
import { buildConfig } from './load-settings';
import { compileAhead } from './next-output/compile-ahead';
import { finishPage } from './next-output/finish-page';
import { siteStatus } from './site-status';

const { values: options } = parseArgs({
  options: {
    'for-this-machine': { type: 'boolean', default: false },
    'without-copies': { type: 'boolean', default: false },
    'test-export': { type: 'string' },
  },
});
const testExport = options['test-export'];

const ROOT = testExport ?? 'out';
const SIZES_FILE = testExport ? `${testExport}-sizes.txt` : inCacheFolder('sizes.txt');
/** The part of a budget that must stay free with the long settings of the tests: real ones may be a little longer. */
const RESERVED_SHARE = 0.01;

const config = buildConfig();

const cache = contentCache();

await removeInternalPages();
// public/sw.js replaces the service worker of an earlier site, which may have this name. A copy, because Trusted Types refuse importScripts.
await copyFile(join(ROOT, 'sw.js'), join(ROOT, 'service-worker.js'));
await finishPages();
// Node compresses in other threads during the checks. Pages come later, because writeDelivery() still changes them.
const hasCopies = !testExport && !options['without-copies'];
const compressing = hasCopies ? precompress(ROOT, { cache, isWanted: (file) => !isPage(file) }) : 0;
const { pages, problems } = await checkFiles();
stopIfAny(problems);
await writeFile(join(ROOT, 'status.json'), `${JSON.stringify(siteStatus(loadPosts()), null, 2)}\n`);
await writeDelivery(ROOT, config, testExport && `${testExport}-host-files`);
if (hasCopies) {
  const count = (await compressing) + (await precompress(ROOT, { cache, isWanted: isPage }));
  console.log(`Compressed ${count} text files.`);
}
if (!testExport) await cache.removeOld();
await reportSizes();

/** Next also exports its internal pages, such as `_not-found`, where a crawler could reach them. `__next.*` are payloads of pages. */
async function removeInternalPages() {
  const internal = (await readdir(ROOT)).filter((name) => /^_[^_]/.test(name) && name !== '_next');
  await Promise.all(internal.map((name) => rm(join(ROOT, name), { recursive: true })));
}

function isPage(file: string): boolean {
  return file.endsWith('.html');
}

/** Changes each page into what ships, writes the files that it loads, and adds its structured data. */
async function finishPages() {
  const path = await bundleScript('boot', { OLD_BROWSERS: JSON.stringify(await bundleScript('old-browsers')) });
  const boot = { path, vendorScripts: vendorScripts(config) };
  const runtime = new Set<string>();
  // One at a time: a blog may have thousands of posts.
  for (const file of (await listFiles(ROOT)).filter(isPage)) {
    try {
      const { html, payload, chunks } = finishPage(await readFile(join(ROOT, file), 'utf8'), boot);
      await writeFile(join(ROOT, file), addStructuredData(html, routeOfFile(file)));
      await mkdir(join(ROOT, dirname(payload.path)), { recursive: true });
      await writeFile(join(ROOT, payload.path), payload.content);
      for (const chunk of chunks) runtime.add(chunk);
    } catch (error) {
      stopIfAny([`out/${file}: ${error instanceof Error ? error.message : error}`]);
    }
  }
  await compileAhead(ROOT, runtime);
}

/** Bundles a script of lib/before-hydration, replaces the names in `define` with code, and returns its address. */
async function bundleScript(name: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    entryPoints: [`lib/before-hydration/${name}.browser.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    write: false,
  });
  const code = result.outputFiles[0]?.text ?? '';
  const path = `/_next/static/${name}-${contentHash(code)}.js`;
  await writeFile(join(ROOT, path), code);
  return path;
}

/** Runs the checks, and prints notes about posts, which never stop a build. */
async function checkFiles(): Promise<{ pages: PageFacts[]; problems: string[] }> {
  const { posts } = loadPosts();
  const leaks = leakCheck({ posts, environment: process.env, isForThisMachine: options['for-this-machine'] });
  for (const note of leaks.notes) console.log(note);
  const checks = await fileChecks(config.siteUrl, cache);
  const found: PageFacts[] = [];
  const problems: string[] = [];
  const all = await listFiles(ROOT);
  for (const file of all.filter((name) => contentTypeOf(name).isText)) {
    const text = await readFile(join(ROOT, file), 'utf8');
    leaks.check({ file, text });
    if (!isPage(file) && !/\.(css|svg)$/.test(file)) continue;
    const checked = await checks.check({ file, text });
    if (checked.facts) found.push(checked.facts);
    problems.push(...checked.problems);
    if (file === 'contact.html') problems.push(...checkContactForm(text));
  }
  await checks.save();
  return {
    pages: found,
    problems: [
      ...checkLinks(found, all, redirects),
      ...checkRedirects(found, redirects),
      ...missingPayloads(all),
      ...problems,
      ...(await checkSeo(ROOT, found, {
        files: all,
        siteUrl: config.siteUrl,
        cards: await cardAddresses(posts),
      })),
      ...leaks.problems(),
    ],
  };
}

/** Pages without the file that Next's router loads for them, a line each. The not-found page needs none. */
function missingPayloads(files: readonly string[]): string[] {
  const pages = files.filter((file) => isPage(file) && file !== '404.html');
  return pages
    .filter((file) => !files.includes(file.replace(/html$/, 'txt')))
    .map((file) => `docs/next-internals.md, Names of files: out/${file}: expected a .txt file of the same name`);
}

/** Finds fields of the contact form that its page, if it has a form, does not show: a required one would stop every message. */
function checkContactForm(html: string): string[] {
  const controls = elementsOf(html).filter((tag) => ['input', 'select', 'textarea'].includes(tag.tagName));
  const shown = controls.map((tag) => attribute(tag, 'name'));
  const names = Object.keys(enquiryFields);
  if (!names.some((name) => shown.includes(name))) return [];
  return names
    .filter((name) => !shown.includes(name))
    .map(
      (name) =>
        `content/forms/enquiry.ts: ${name}: expected a line for it in components/requests/enquiry-form.client.tsx`,
    );
}

async function reportSizes() {
  const sizes = await measureSizes(ROOT, pages, cache);
  const table = sizeTable(sizes);
  await writeAtomically(SIZES_FILE, `${table}\n`);
  if (!testExport) console.log(`${table}\n(bytes as sent: brotli, fonts and images as they are)`);
  stopIfAny(checkBudgets(sizes, testExport ? RESERVED_SHARE : 0));
  console.log(
    `Finished ${pages.length} pages in ${ROOT}/: all links, anchors and files exist, and the HTML is valid. Sizes: ${SIZES_FILE}`,
  );
}

function stopIfAny(found: readonly string[]) {
  if (found.length === 0) return;
  console.error(found.join('\n'));
  process.exit(1);
}
