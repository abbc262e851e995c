import { Table } from '@/components/parts/table';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { comparisonTexts } from '@/content/texts/section';

/** In its column a check mark needs no words, and stacked, a way that does not apply says nothing. */
const Root = styledRoot('section', 'comparison')`
  tbody th {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  td {
    color: var(--ink-soft);
  }
  .way {
    display: inline-flex;
    gap: var(--space-3xs);
    align-items: center;
    color: var(--ink);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .way svg {
    color: var(--accent);
  }
  @container (min-width: 44rem) {
    .way span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container (width < 44rem) {
    td:has(.no) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** What is done, and in which of two ways. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  const { columns, rows } = section;
  const [, , ...ways] = columns;
  return (
    <HeadedSection root={Root} section={section}>
      <Table
        columns={columns.map((label, index) => ({ label, align: index > 1 ? 'center' : 'start', isPlain: true }))}
        rows={rows.map(({ title, description, marks }) => ({
          key: title,
          cells: [
            <Inline key="title" text={title} />,
            <Inline key="description" text={description} />,
            ...ways.map((way, index) => (
              <span key={way} className={marks[index] ? 'way' : 'way no'}>
                {marks[index] && <Icon name="check" />}
                <span>{marks[index] ? way : comparisonTexts.no}</span>
              </span>
            )),
          ],
        }))}
      />
    </HeadedSection>
  );
}
