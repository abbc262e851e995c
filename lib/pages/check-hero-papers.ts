import type { Page } from '@/content/schema/page';
import { findPaper } from '@/lib/papers/find-paper';
import { printHeroPaper } from '@/lib/papers/hero-paper';
import type { TillLine } from '@/lib/papers/till-paper';
import { fieldPath } from '@/lib/text/field-path';

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
