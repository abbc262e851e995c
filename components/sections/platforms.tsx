import { Fragment } from 'react';
import { AddToBill } from '@/components/bill/add-to-bill';
import { compactAddStyle } from '@/components/bill/add-to-bill.style';
import { Table } from '@/components/parts/table';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { platformTexts } from '@/content/texts/section';
import { toolCategories, toolCategoryIds, tools } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { caveatsOf } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'platforms')`
  ${compactAddStyle}

  .category + .category {
    margin-top: var(--space-xl);
  }
  th strong {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  th p {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  td:nth-of-type(1) {
    color: var(--ink-soft);
  }
  td b {
    color: var(--accent);
  }
  .offer {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
  }
  :is(s, .offer b) {
    white-space: nowrap;
  }
  td .button {
    width: 2.75rem;
  }
  /* Three columns where the table stacks. */
  [data-align='end'] {
    flex: 1;
  }
  td[data-align='end'] {
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
  }
  [data-align='end']::before {
    display: block;
  }
  [data-align='end']:last-child {
    text-align: right;
  }
  /* Without room for both, the price of the whole team is enough. */
  @container (width < 60rem) {
    :is(thead th:nth-of-type(3), td:nth-of-type(2)) {
      display: none;
    }
  }
  /* Prices below each other, as on a receipt. */
  @container (width < 40rem) {
    [data-align='end'] {
      display: flex;
      flex-basis: 100%;
      align-items: center;
    }
    [data-align='end']::before {
      margin-right: auto;
    }
    /* Above the price with us, whose button is at the edge. */
    s {
      margin-right: calc(var(--space-xl) + var(--space-3xs));
    }
  }
  /* Fixed widths, so that the columns of all categories align. */
  @container (min-width: 44rem) {
    table {
      table-layout: fixed;
    }
    /* The button is higher than its line: so it leaves the height of the row to the words, in every browser. */
    td .button {
      margin-block: calc(-1 * var(--space-xs));
    }
    th:nth-of-type(1) {
      width: 22%;
    }
    th:nth-of-type(n + 3) {
      width: 6.5rem;
    }
    /* Above the figures, not above their buttons. */
    thead th:nth-of-type(5) {
      width: 9rem;
      padding-right: calc(var(--space-xl) + var(--space-3xs));
    }
  }
`;

/** The team of the sample bill: at this size every tool costs less with us. */
const { members: MEMBERS } = sampleBill;

const columns = [
  { label: platformTexts.weHost },
  { label: platformTexts.purpose, isPlain: true },
  { label: platformTexts.perPerson, align: 'end' },
  { label: fillIn(platformTexts.forAll, { people: peopleText(MEMBERS) }), align: 'end' },
  { label: fillIn(platformTexts.withUs, { count: MEMBERS }), align: 'end' },
] as const;

/** Every open-source tool that we host, the paid tool that it replaces, and what both cost. */
export function Platforms({ section }: { section: SectionOf<'platforms'> }) {
  const aboutOf = (id: string) => section.notes.find(({ tool }) => tool === id)?.description ?? '';
  return (
    <HeadedSection root={Root} section={section}>
      {toolCategoryIds.map((category) => (
        <div className="category" key={category}>
          <h3>{toolCategories[category]}</h3>
          <Table
            columns={columns}
            rows={tools
              .filter((tool) => tool.category === category)
              .map((tool) => ({ key: tool.id, cells: cellsOf(tool, aboutOf(tool.id)) }))}
          />
        </div>
      ))}
    </HeadedSection>
  );
}

const cellsOf = (tool: (typeof tools)[number], about: string) => [
  <Fragment key="tool">
    <strong>{tool.replacement}</strong>
    <p>{tool.name}</p>
  </Fragment>,
  <Inline key="about" text={[about, ...caveatsOf([{ tool }])].join(' ')} />,
  formatCents(tool.pricePerUserCents),
  <s key="all" role="none">
    {formatCents(currentMonthlyCents(MEMBERS, tool))}
  </s>,
  <span key="ours" className="offer">
    <b>{formatCents(providerMonthlyCents(MEMBERS, tool))}</b>{' '}
    <AddToBill id={tool.id} name={tool.name} size={{ people: MEMBERS, isSample: true }} />
  </span>,
];
