/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [--all] [/contact …]`: opens one page of each kind (or the named pages, or all)
 * with Lighthouse, as a phone on slow 4G with a processor four times slower: with throttling simulated, for the scores, and with
 * throttling applied, in turns with a bare page (a heading and two sentences). Prints the medians and writes them to
 * .cache/lighthouse.txt. Ends with an error when a score, or the ratio of a largest paint to the bare page's, misses its target.
 * Each run of a page takes half a minute, and other work on the machine changes the figures.
 *
 * Own code: `@lhci/cli` brings 334 packages and an older Lighthouse, and opens no pages in turns.
 */
import { writeFile } from 'node:fs/promises';
import { allRoutes } from '@/lib/routes/find-route';
import { markdownTable } from '../build/checks/size-table';
import { startFakes, startSite } from '../preview/serve';
import { readArguments } from '../read-options';
import { testPorts } from '../test/flow-server';
import { openExport } from '../test/flows';
import { type Figures, mainRoutes, medianOf, missedTargets, tableHead, tableRow } from './figures';
import { runLighthouse } from './run';

const { values, positionals } = readArguments({
  'no-build': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  runs: { type: 'string', default: '5' },
});
const named = positionals.length > 0 ? positionals : mainRoutes;
const routes = values.all ? allRoutes().map(({ path }) => path) : named;
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);

await openExport(values['no-build']);
const fakes = await startFakes(testPorts.fakes);
const site = await startSite(0);
const bareSite = await startSite(0, 'scripts/measure/bare-page');

type Runs = { route: string; simulated: Figures[]; applied: Figures[] };
const pages = routes.map((route): Runs => ({ route, simulated: [], applied: [] }));
const bares: Figures[] = [];
for (let run = 1; run <= runs; run += 1) {
  bares.push(await runLighthouse(bareSite.origin, 'devtools'));
  for (const { route, simulated, applied } of pages) {
    applied.push(await runLighthouse(site.origin + route, 'devtools'));
    simulated.push(await runLighthouse(site.origin + route, 'simulate'));
    console.log(`${run} of ${runs}: ${route}`);
  }
}
for (const server of [fakes, site, bareSite]) await server.close();

const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
const bare = medianOf(bares);
const measured = pages.map(({ route, simulated, applied }) => ({
  route,
  isIndexed: indexed.has(route),
  simulated: medianOf(simulated),
  applied: medianOf(applied),
  bare,
}));
const table = `${markdownTable(tableHead, measured.map(tableRow))}
Scores and the first LCP with throttling simulated, the rest with throttling applied; times in milliseconds. The ratio is that of LCP to
the bare page's, ${bare.lcp.toFixed(0)} ms.
`;
await writeFile('.cache/lighthouse.txt', table);
console.log(`\n${table}`);
const missed = measured.flatMap(missedTargets);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
