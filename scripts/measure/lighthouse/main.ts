/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [--main-only] [--applied-only]`: measures the exported site with Lighthouse
 * and writes docs/lighthouse.md: first with simulated throttling, then with applied throttling in turns with a reference page.
 * It takes about a quarter of an hour for the first part and ten minutes for the second, and other work on the machine changes
 * the results. Ends with an error when a score or a ratio misses its target. `--main-only` writes the scores of one page of each
 * kind and nothing else; `--applied-only` replaces the table with throttling applied and leaves the others.
 *
 * Own code: `@lhci/cli` brings 334 packages and an older Lighthouse, and writes no table of medians.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { allRoutes } from '@/lib/routes/find-route';
import { startFakes, startSite } from '../../preview/serve';
import { readOptions } from '../../read-options';
import { buildForFlows } from '../../test/flows';
import { testPorts } from '../../test/test-ports';
import { writeReferencePage } from '../reference-page/write-reference-page';
import { appliedTable, missedRatios, withApplied } from './applied';
import { lighthousePage } from './lighthouse-page';
import { mainRoutes, medianRun, missedTargets, type PageRun, scoreNames } from './page-run';
import { runLighthouse } from './run';

const FILE = 'docs/lighthouse.md';
const REFERENCE = '.cache/reference-page';

const values = readOptions({
  'no-build': { type: 'boolean', default: false },
  'main-only': { type: 'boolean', default: false },
  'applied-only': { type: 'boolean', default: false },
  runs: { type: 'string', default: '5' },
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);
const day = new Date().toISOString().slice(0, 10);

if (!values['no-build']) await buildForFlows();
const fakes = await startFakes(testPorts.fakes);
const site = await startSite(0);
const missed = [
  ...(values['applied-only'] ? [] : await measureScores()),
  ...(values['main-only'] ? [] : await measureApplied()),
];
await site.close();
await fakes.close();
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}

/** Writes the scores of the main pages and, unless the options leave them out, of every page. Returns what missed its target. */
async function measureScores(): Promise<string[]> {
  const main: PageRun[] = [];
  for (const route of mainRoutes) {
    const measured: PageRun[] = [];
    while (measured.length < runs) measured.push(await measure(route));
    main.push(medianRun(measured));
  }

  const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
  const missedBy = (run: PageRun) => missedTargets(run, indexed.has(run.route));
  const all: PageRun[] = [];
  for (const { path } of values['main-only'] ? [] : allRoutes()) {
    const once = await measure(path);
    // A busy machine can cause a miss, so it is measured again.
    all.push(missedBy(once).length > 0 ? medianRun([once, await measure(path), await measure(path)]) : once);
  }
  await writeFile(FILE, lighthousePage({ main, runs, all, day }));
  const mainPaths = new Set(main.map(({ route }) => route));
  return [...main, ...all.filter(({ route }) => !mainPaths.has(route))].flatMap(missedBy);
}

/** Writes and prints the times of the main pages beside those of the reference page. Returns what missed its target. */
async function measureApplied(): Promise<string[]> {
  await writeReferencePage(REFERENCE);
  const reference = await startSite(0, REFERENCE);
  const turns: { reference: PageRun; pages: PageRun[] }[] = [];
  while (turns.length < runs) {
    const pages: PageRun[] = [];
    const referenceRun = await measureTimes(reference.origin, '/');
    for (const route of mainRoutes) pages.push(await measureTimes(site.origin, route));
    turns.push({ reference: referenceRun, pages });
  }
  await reference.close();
  const applied = {
    pages: mainRoutes.map((_, index) => medianRun(turns.flatMap(({ pages }) => pages[index] ?? []))),
    reference: medianRun(turns.map((turn) => turn.reference)),
    runs,
    day,
  };
  await writeFile(FILE, withApplied(await readFile(FILE, 'utf8'), applied));
  console.log(appliedTable(applied.pages, applied.reference));
  return missedRatios(applied);
}

async function measure(route: string): Promise<PageRun> {
  const run = await runLighthouse(site.origin, route, 'simulate');
  console.log(`${route}: ${scoreNames.map((name) => run[name]).join('/')}, ${figures(run)} ${run.missed.join(', ')}`);
  return run;
}

async function measureTimes(origin: string, route: string): Promise<PageRun> {
  const run = await runLighthouse(origin, route, 'devtools');
  console.log(`${origin + route}, throttled: ${figures(run)}`);
  return run;
}

function figures({ lcpMs, tbtMs, cls }: PageRun): string {
  return `LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;
}
