import { markdownTable } from '../../markdown-table';
import type { PageRun } from './page-run';

/** Times with throttling applied, as medians. The pages and the reference page were opened in turns. */
type Applied = { pages: readonly PageRun[]; reference: PageRun; runs: number; day: string };

/** The highest ratio between the largest paint of a page and that of the reference page. */
const MAX_RATIO = 0.6;

const ratioOf = (page: PageRun, reference: PageRun) => page.lcpMs / reference.lcpMs;

/** The pages over the highest ratio, one line each. */
export function missedRatios({ pages, reference }: Applied): string[] {
  return pages
    .map((page) => ({ route: page.route, is: ratioOf(page, reference) }))
    .filter(({ is }) => !(is <= MAX_RATIO))
    .map(
      ({ route, is }) => `${route}: largest paint at ${is.toFixed(3)} of the reference page’s, expected ${MAX_RATIO}`,
    );
}

const HEADING = '## With throttling applied';

/** The content of docs/lighthouse.md with this table, instead of an earlier one, behind that of the main pages. */
export function withApplied(page: string, applied: Applied): string {
  const sections = page
    .trimEnd()
    .split(/\n+(?=## )/)
    .filter((section) => !section.startsWith(HEADING));
  return `${sections.toSpliced(2, 0, appliedSection(applied)).join('\n\n')}\n`;
}

function appliedSection({ pages, reference, runs, day }: Applied): string {
  return `${HEADING}, median of ${runs}

Written by \`npm run lighthouse -- --applied-only\` on ${day}: here the browser itself is slowed down, on the same slow 4G and processor.
Each turn opens the reference page and then these pages. The reference page (scripts/measure/reference-page) is plain HTML with
the same kinds of files as the home page of AstroWind, a leading Astro template, in the same sizes: 128 kB in all. The ratio is
LCP divided by that of the reference page; the target is ${MAX_RATIO} or less.

${appliedTable(pages, reference)}`;
}

/** The times of pages and reference page as a Markdown table. */
export function appliedTable(pages: readonly PageRun[], reference: PageRun): string {
  const row = (name: string, run: PageRun) => [
    name,
    ...[run.lcpMs, run.fcpMs, run.tbtMs].map((ms) => ms.toFixed(0)),
    run.cls.toFixed(3),
    ratioOf(run, reference).toFixed(3),
  ];
  return markdownTable(
    ['route', 'LCP', 'FCP', 'TBT', 'CLS', 'ratio'],
    [...pages.map((run) => row(run.route, run)), row('reference page', reference)],
  );
}
