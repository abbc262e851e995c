/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [--main-only]`: measures the exported site with Lighthouse and writes
 * docs/lighthouse.md. It takes about a quarter of an hour, and other work on the machine changes the results. Ends with an
 * error when a score misses its target.
 *
 * Own code: `@lhci/cli` brings 334 packages and an older Lighthouse, and writes no table of medians.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allRoutes } from '@/lib/routes/find-route';
import { startFakes, startSite } from '../../preview/serve';
import { buildForFlows } from '../../test/flows';
import { testPorts } from '../../test/test-ports';
import { lighthousePage } from './lighthouse-page';
import { mainRoutes, medianRun, missedTargets, type PageRun, scoreNames } from './page-run';
import { runLighthouse } from './run';

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    'main-only': { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);

if (!values['no-build']) await buildForFlows();
const fakes = await startFakes(testPorts.fakes);
const site = await startSite(0);

const main: PageRun[] = [];
for (const route of mainRoutes) main.push(await measureTimes(route, runs));

const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
const missedBy = (run: PageRun) => missedTargets(run, indexed.has(run.route));
const all: PageRun[] = [];
for (const { path } of values['main-only'] ? [] : allRoutes()) {
  const once = await measure(path);
  // A busy machine can cause a miss, so it is measured again.
  all.push(missedBy(once).length > 0 ? medianRun([once, await measure(path), await measure(path)]) : once);
}
await site.close();
await fakes.close();

const day = new Date().toISOString().slice(0, 10);
await writeFile('docs/lighthouse.md', lighthousePage({ main, runs, all, day }));
const mainPaths = new Set(main.map(({ route }) => route));
const missed = [...main, ...all.filter(({ route }) => !mainPaths.has(route))].flatMap(missedBy);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}

async function measureTimes(route: string, times: number): Promise<PageRun> {
  const rest: PageRun[] = [];
  const first = await measure(route);
  while (rest.length < times - 1) rest.push(await measure(route));
  return medianRun([first, ...rest]);
}

async function measure(route: string): Promise<PageRun> {
  const run = await runLighthouse(site.origin, route);
  const scores = scoreNames.map((name) => run[name]).join('/');
  const figures = `LCP ${run.lcpMs.toFixed(0)} ms, TBT ${run.tbtMs.toFixed(0)} ms, CLS ${run.cls.toFixed(3)}`;
  console.log(`${route}: ${scores}, ${figures} ${run.missed.join(', ')}`);
  return run;
}
