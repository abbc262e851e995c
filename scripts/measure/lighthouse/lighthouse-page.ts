import { markdownTable } from '../../markdown-table';
import { type PageRun, scoreNames } from './page-run';
import { LIGHTHOUSE_VERSION } from './run';

type Measured = {
  /** One page of each kind, as medians. */
  main: readonly PageRun[];
  runs: number;
  /** Every page; empty with `--main-only`. */
  all: readonly PageRun[];
  day: string;
};

/** The content of docs/lighthouse.md. */
export function lighthousePage({ main, runs, all, day }: Measured): string {
  return `# Lighthouse

Written by \`npm run lighthouse\` on ${day}: Lighthouse ${LIGHTHOUSE_VERSION}, mobile, simulated slow 4G, processor four times slower, over
the exported site as \`npm run preview\` serves it, with every outside service a local fake. LCP and TBT are milliseconds, kB what
the whole visit moves, Next's runtime included. Other work on the machine counts too: performance moves by a point or two.

## One of each kind of page, median of ${runs}

${table(main)}
${all.length > 0 ? everyPage(all) : ''}`;
}

function everyPage(all: readonly PageRun[]): string {
  return `
## Every page, one run

The median of three where the first missed its target. Pages that ask not to be indexed have a lower SEO score for it.

${table(all)}
`;
}

const heads = ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'kB'];

function table(runs: readonly PageRun[]): string {
  const rows = runs.map((run) => [
    run.route,
    ...scoreNames.map((name) => String(run[name])),
    run.lcpMs.toFixed(0),
    run.tbtMs.toFixed(0),
    run.cls.toFixed(3),
    run.kilobytes.toFixed(0),
  ]);
  return markdownTable(heads, rows);
}
