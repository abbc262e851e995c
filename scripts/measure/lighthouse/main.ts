/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [--all] [/contact …]`: opens one page of each kind (or the named pages, or all)
 * with Lighthouse, as a phone on slow 4G with a processor four times slower: with throttling simulated, for the scores, and with
 * throttling applied, in turns with a reference page and a bare one (a heading and two sentences). Prints the medians and writes
 * them to .cache/lighthouse.txt. Ends with an error when a score, or the ratio of a largest paint to the reference page's, misses
 * its target. Each run of a page takes half a minute, and other work on the machine changes the figures.
 *
 * Own code: `@lhci/cli` brings 334 packages and an older Lighthouse, and opens no pages in turns.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { allRoutes } from '@/lib/routes/find-route';
import { holdCheckout } from '../../hold-checkout.mjs';
import { markdownTable } from '../../markdown-table';
import { startFakes, startSite } from '../../preview/serve';
import { readArguments } from '../../read-options';
import { buildForFlows } from '../../test/flows';
import { testPorts } from '../../test/test-ports';
import { BARE, writeReferencePage } from '../reference-page/write-reference-page';
import { comparedRows, type Figures, mainRoutes, medianOf, missedTargets, tableHead, tableRow } from './figures';
import { runLighthouse } from './run';

const FILE = '.cache/lighthouse.txt';
const REFERENCE = '.cache/reference-page';

const { values, positionals } = readArguments({
  'no-build': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  runs: { type: 'string', default: '5' },
});
const named = positionals.length > 0 ? positionals : mainRoutes;
const routes = values.all ? allRoutes().map(({ path }) => path) : named;
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);

await holdCheckout();
if (!values['no-build']) await buildForFlows();
await mkdir('.cache', { recursive: true });
await writeReferencePage(REFERENCE);
const [fakes, site, reference] = [await startFakes(testPorts.fakes), await startSite(0), await startSite(0, REFERENCE)];

type Runs = { route: string; simulated: Figures[]; applied: Figures[] };
const pages = routes.map((route): Runs => ({ route, simulated: [], applied: [] }));
const references: Figures[] = [];
const bares: Figures[] = [];
for (let run = 1; run <= runs; run += 1) {
  references.push(await runLighthouse(reference.origin, 'devtools'));
  bares.push(await runLighthouse(reference.origin + BARE, 'devtools'));
  for (const { route, simulated, applied } of pages) {
    applied.push(await runLighthouse(site.origin + route, 'devtools'));
    simulated.push(await runLighthouse(site.origin + route, 'simulate'));
    console.log(`${run} of ${runs}: ${route}`);
  }
}
for (const server of [fakes, site, reference]) await server.close();

const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
const compared = { reference: medianOf(references), bare: medianOf(bares) };
const measured = pages.map(({ route, simulated, applied }) => ({
  route,
  isIndexed: indexed.has(route),
  simulated: medianOf(simulated),
  applied: medianOf(applied),
  ...compared,
}));
const table = `${markdownTable(tableHead, [...measured.map(tableRow), ...comparedRows(compared)])}
Scores and the first LCP with throttling simulated, the rest with throttling applied; times in milliseconds. The ratios are of the largest paint.
`;
await writeFile(FILE, table);
console.log(`\n${table}`);
const missed = measured.flatMap(missedTargets);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
