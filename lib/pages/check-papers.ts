import type { Page } from '@/content/schema/page';
import type { Paper } from '@/content/schema/paper';
import type { PaperBlock } from '@/content/schema/paper-blocks';
import type { SectionOf } from '@/content/schema/section';
import { findPaper } from '@/lib/papers/find-paper';
import { printHeroPaper } from '@/lib/papers/hero-paper';
import { partsOf } from '@/lib/papers/parts';
import type { TillLine } from '@/lib/papers/till-paper';
import { fieldPath } from '@/lib/text/describe-issue';

type Staged = SectionOf<'paper'>;
type Kind = PaperBlock['kind'];

/** What each staging needs of its paper, in words and as a check. */
const needs: { [S in Staged['staging'] | 'perforated']: [words: string, fits: (paper: Paper) => boolean] } = {
  sheet: ['a paper', () => true],
  perforated: ['a paper with a log and readings', (paper) => has(paper, 'log') && has(paper, 'readings')],
  pair: ['a paper with a pair', (paper) => has(paper, 'pair')],
  strip: ["a paper whose first block and two others have a 'when'", (paper) => isStrip(paper)],
  marked: ['a paper with a table or bars', (paper) => has(paper, 'table') || has(paper, 'bars')],
};

const has = ({ blocks }: Paper, kind: Kind) => blocks.some((block) => block.kind === kind);
const hasWhen = (block: PaperBlock | undefined) => block !== undefined && 'when' in block && block.when !== undefined;
const isStrip = ({ blocks }: Paper) => hasWhen(blocks[0]) && blocks.filter(hasWhen).length === 3;

/** A line for each section whose paper does not fit its staging, and for each point at no part of the paper. */
export function checkStagings(file: string, page: Page): string[] {
  return page.sections.flatMap((section, index) => {
    if (section.kind !== 'paper') return [];
    const place = (...path: (string | number)[]) => `${file}: ${fieldPath(page, ['sections', index, ...path])}`;
    const paper = findPaper(section.paper);
    const edge = section.staging === 'sheet' ? section.edge : undefined;
    const [words, fits] = needs[edge ?? section.staging];
    if (!fits(paper))
      return `${place('paper')}: expected ${words}, as ${edge ? 'the edge' : 'the staging'} '${edge ?? section.staging}' needs it, received '${paper.id}'`;
    if (section.staging !== 'marked') return [];
    const parts = paper.blocks.flatMap(partsOf);
    const isOnce = (at: string) => parts.filter((part) => part === at).length === 1;
    return section.points.flatMap((point, number) =>
      isOnce(point.at)
        ? []
        : `${place('points', number, 'at')}: expected a part that the paper '${paper.id}' has once, received '${point.at}'`,
    );
  });
}

/** What fits in a line on a window 320 px wide: a label breaks once, its amounts do not. */
const MAX_AMOUNTS = 18;
const MAX_LABEL = 26;
const MAX_TITLE = 32;

const widthOf = ({ was = '', price }: TillLine) => was.length + price.length;

/** A line for what the paper of a page's first screen cannot show: a part that its sample lacks, or a line that is too long. */
export function checkHeroPapers(file: string, page: Page): string[] {
  return page.sections.flatMap((section, index) => {
    if (section.kind !== 'page-hero' || !section.paper) return [];
    const { paper } = section;
    const place = `${file}: ${fieldPath(page, ['sections', index, 'paper'])}`;
    const own = page.sections.flatMap((each) => (each.kind === 'paper' ? each.paper : []));
    if (paper.sample && own.length > 0 && !own.includes(paper.sample))
      return `${place}.sample: expected the page's own paper, '${own.join("' or '")}', received '${paper.sample}'`;
    try {
      const { title, lines, total } = printHeroPaper(paper, paper.sample && findPaper(paper.sample));
      const long = [...lines, total].filter((line) => widthOf(line) > MAX_AMOUNTS || line.label.length > MAX_LABEL);
      if (title.length > MAX_TITLE) return `${place}.title: expected ${MAX_TITLE} letters at most, received '${title}'`;
      return long.map(
        (line) =>
          `${place}: expected a label of ${MAX_LABEL} letters and ${MAX_AMOUNTS} beside it at most, received '${line.label}' with '${line.was ?? ''} ${line.price}'`,
      );
    } catch (error) {
      return `${place}: ${error instanceof Error ? error.message : error}`;
    }
  });
}
