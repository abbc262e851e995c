/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [--main-only]`: Lighthouse over the exported site, and docs/lighthouse.md with what it
 * said. It takes about a quarter of an hour; leave the machine alone meanwhile. Ends with an error where a score misses
 * its target.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allRoutes } from '@/lib/routes/find-route';
import { startFakes, startSite } from '../../preview/serve';
import { buildForFlows } from '../../test/flows';
import { testPorts } from '../../test/test-ports';
import { lighthousePage } from './lighthouse-page';
import { medianRun, type PageRun } from './page-run';
import { runLighthouse } from './run';
import { mainRoutes, missedTargets } from './targets';

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
for (const route of mainRoutes) {
  const of: PageRun[] = [];
  for (let run = 1; run <= runs; run += 1) of.push(await measure(route));
  main.push(medianRun(of));
}
const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
const missedBy = (run: PageRun) => missedTargets(run, indexed.has(run.route));
const all: PageRun[] = [];
for (const { path } of values['main-only'] ? [] : allRoutes()) {
  const once = await measure(path);
  // The machine stumbles now and then: what seems to miss is measured again.
  const isDoubtful = missedBy(once).length > 0;
  all.push(isDoubtful ? medianRun([once, await measure(path), await measure(path)]) : once);
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

async function measure(route: string): Promise<PageRun> {
  const run = await runLighthouse(site.origin, route);
  const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, missed } = run;
  const scores = [performance, accessibility, bestPractices, seo].join('/');
  console.log(
    `${route}: ${scores}, LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms, CLS ${cls.toFixed(3)} ${missed.join(', ')}`,
  );
  return run;
}
