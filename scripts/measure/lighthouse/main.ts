/**
 * `npm run lighthouse [-- --no-build] [--runs 5] [/contact …]`: opens one page of each kind (or the named pages) with Lighthouse,
 * as a phone on slow 4G with a processor four times slower: with throttling simulated, for the scores, and with throttling
 * applied, in turns with a reference page. Prints the medians. Ends with an error when a score, or the ratio of a largest paint
 * to the reference page's, misses its target. Each run of a page takes half a minute, and other work changes the figures.
 *
 * Own code: `@lhci/cli` brings 334 packages and an older Lighthouse, and opens no pages in turns.
 */
import { allRoutes } from '@/lib/routes/find-route';
import { holdCheckout } from '../../hold-checkout.mjs';
import { markdownTable } from '../../markdown-table';
import { startFakes, startSite } from '../../preview/serve';
import { readArguments } from '../../read-options';
import { buildForFlows } from '../../test/flows';
import { testPorts } from '../../test/test-ports';
import { writeReferencePage } from '../reference-page/write-reference-page';
import { type Figures, mainRoutes, medianOf, missedTargets, referenceRow, tableHead, tableRow } from './figures';
import { runLighthouse } from './run';

const REFERENCE = '.cache/reference-page';

const { values, positionals } = readArguments({
  'no-build': { type: 'boolean', default: false },
  runs: { type: 'string', default: '5' },
});
const routes = positionals.length > 0 ? positionals : mainRoutes;
const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1);

await holdCheckout();
if (!values['no-build']) await buildForFlows();
await writeReferencePage(REFERENCE);
const [fakes, site, reference] = [await startFakes(testPorts.fakes), await startSite(0), await startSite(0, REFERENCE)];

type Runs = { route: string; simulated: Figures[]; applied: Figures[] };
const pages = routes.map((route): Runs => ({ route, simulated: [], applied: [] }));
const references: Figures[] = [];
for (let run = 1; run <= runs; run += 1) {
  references.push(await runLighthouse(reference.origin, 'devtools'));
  for (const { route, simulated, applied } of pages) {
    applied.push(await runLighthouse(site.origin + route, 'devtools'));
    simulated.push(await runLighthouse(site.origin + route, 'simulate'));
    console.log(`${run} of ${runs}: ${route}`);
  }
}
for (const server of [fakes, site, reference]) await server.close();

const indexed = new Set<string>(allRoutes().flatMap(({ path, isIndexed }) => (isIndexed ? path : [])));
const referenceFigures = medianOf(references);
const measured = pages.map(({ route, simulated, applied }) => ({
  route,
  isIndexed: indexed.has(route),
  simulated: medianOf(simulated),
  applied: medianOf(applied),
  reference: referenceFigures,
}));
console.log(`
${markdownTable(tableHead, [...measured.map(tableRow), referenceRow(referenceFigures)])}
Scores and the first LCP with throttling simulated, the rest with throttling applied; times in milliseconds. The ratios are of the largest paint.`);
const missed = measured.flatMap(missedTargets);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
