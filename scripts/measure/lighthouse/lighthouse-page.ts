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
the exported site as \`npm run preview\` serves it, with local fakes of all outside services. LCP and TBT are in milliseconds, kB is
the transfer size of the whole visit, Next's runtime included. Other work on the machine changes performance by a point or two.

## One of each kind of page, median of ${runs}

${table(main)}
${all.length > 0 ? `\n${EVERY_PAGE}\n\n${table(all)}\n` : ''}`;
}

const EVERY_PAGE = `## Every page, one run

If the first run missed its target, the median of three. Pages that ask not to be indexed lose points for SEO.`;

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
