/**
 * The last step of a build: changes what `next build` exported into what ships, checks it, and writes what hosts read. It
 * ends with an error and a line for each thing that is wrong.
 *
 * `--for-this-machine`: the pages may name local services; a site that is to be published may not.
 * `--only-check <folder>`: checks the export in this folder instead of out/, for a test; it will not be published. With
 * `--budgets` it also measures that export, and a part of each budget must stay free (`ROOM`).
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { redirects } from '@/content/redirects';
import { loadPosts } from '@/lib/blog/load-posts';
import { writeAtomically } from '@/lib/build/write-atomically';
import { vendorScripts } from '@/lib/config/vendor-scripts';
import { checkBrowsers } from './checks/browsers/check-browsers';
import { checkBudgets } from './checks/check-budgets';
import { checkHtml } from './checks/check-html';
import { checkInlineCode } from './checks/check-inline-code';
import { checkLeaks } from './checks/check-leaks';
import { checkLinks } from './checks/check-links';
import { checkRedirects } from './checks/check-redirects';
import { checkRepeatedStyles } from './checks/check-repeated-styles';
import { checkSeo } from './checks/check-seo';
import { measureSizes, sizeTable } from './checks/size-table';
import { contentHash, type ExportedPage, listFiles, readTextFiles, routeOfFile } from './export/export-files';
import { precompress } from './export/precompress';
import { addStructuredData } from './export/structured-data';
import { writeDelivery } from './export/write-delivery';
import { buildConfig } from './load-settings';
import { compileAhead } from './next-output/compile-ahead';
import { deferRuntime } from './next-output/defer-runtime';

const { values: options } = parseArgs({
  options: {
    'for-this-machine': { type: 'boolean', default: false },
    'only-check': { type: 'string' },
    budgets: { type: 'boolean', default: false },
  },
});
const checkedFolder = options['only-check'];

const ROOT = checkedFolder ?? 'out';
const SIZES_FILE = checkedFolder ? `${checkedFolder}-sizes.txt` : '.cache/sizes.txt';
/** The part of a budget that must stay free with the long settings of the tests: real ones may be a little longer. */
const ROOM = 0.01;

const config = buildConfig();

await removeInternalPages();
const pages = await finishPages();
await compileAhead(ROOT, pages);
stopIfAny(await findProblems());
await writeDelivery(ROOT, config, checkedFolder && `${checkedFolder}-host-files`);
if (!checkedFolder) console.log(`Compressed ${await precompress(ROOT)} text files.`);
if (!checkedFolder || options.budgets) await reportSizes();

/** Next also exports its internal pages, such as `_not-found`, where a crawler could reach them. */
async function removeInternalPages() {
  const internal = (await readdir(ROOT)).filter((name) => /^_[^_]/.test(name) && name !== '_next');
  await Promise.all(internal.map((name) => rm(join(ROOT, name), { recursive: true })));
}

/** Adds the structured data to each page, and replaces Next's script tags with the boot script's. */
async function finishPages(): Promise<ExportedPage[]> {
  const path = await bundleScript('boot', { OLD_BROWSERS: JSON.stringify(await bundleScript('old-browsers')) });
  const boot = { path, vendorScripts: vendorScripts(config) };
  const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const source = addStructuredData(await readFile(join(ROOT, file), 'utf8'), routeOfFile(file));
      try {
        const { html, payload } = deferRuntime(source, boot);
        await mkdir(join(ROOT, dirname(payload.path)), { recursive: true });
        await Promise.all([writeFile(join(ROOT, file), html), writeFile(join(ROOT, payload.path), payload.content)]);
        return { file, html };
      } catch (error) {
        return stop([`out/${file}: ${error instanceof Error ? error.message : error}`]);
      }
    }),
  );
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
async function findProblems(): Promise<string[]> {
  const files = await listFiles(ROOT);
  const texts = await readTextFiles(ROOT);
  const leaks = checkLeaks(texts, {
    posts: loadPosts().posts,
    environment: process.env,
    isForThisMachine: options['for-this-machine'],
  });
  for (const note of leaks.notes) console.log(note);
  return [
    ...checkLinks(pages, files, redirects),
    ...checkRedirects(pages, redirects),
    ...(await checkHtml(pages)),
    ...checkRepeatedStyles(pages),
    ...(await checkBrowsers(texts)),
    ...(await checkSeo(ROOT, pages, { files, siteUrl: config.siteUrl })),
    ...checkInlineCode(texts),
    ...leaks.problems,
  ];
}

/** Writes the table of sizes, and stops at a page over its budget. */
async function reportSizes() {
  const sizes = await measureSizes(ROOT, pages);
  const table = sizeTable(sizes);
  await writeAtomically(SIZES_FILE, `${table}\n`);
  if (!checkedFolder) console.log(`${table}\n(bytes as sent: brotli, fonts and images as they are)`);
  stopIfAny(checkBudgets(sizes, checkedFolder ? ROOM : 0));
  console.log(
    `Finished ${pages.length} pages in ${ROOT}/: all links, anchors and files exist, and the HTML is valid. Sizes: ${SIZES_FILE}`,
  );
}

function stopIfAny(problems: readonly string[]) {
  if (problems.length > 0) stop(problems);
}

function stop(problems: readonly string[]): never {
  console.error(problems.join('\n'));
  process.exit(1);
}
