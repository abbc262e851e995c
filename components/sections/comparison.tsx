import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { comparisonTexts } from '@/content/texts/section';

/** On a narrow screen each row is a paragraph with its check marks below, which then name their column. */
const Root = styledRoot('section', 'comparison')`
  padding-block: var(--section-space-open);

  table {
    width: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 1.05rem 1rem 1.05rem 0;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding-top: 0;
    font: 500 var(--text-xs) / 1.3 var(--font-mono);
    color: var(--ink-soft);
    vertical-align: bottom;
  }
  tr {
    border-bottom: 1px solid var(--line);
  }
  thead tr {
    border-bottom: 1.5px solid var(--ink);
  }
  tbody th {
    font: 700 1.2rem/1.3 var(--font-display);
    letter-spacing: -0.01em;
  }
  td {
    color: var(--ink-soft);
  }
  td svg {
    color: var(--accent);
  }

  @media (min-width: 44.001rem) {
    :is(th, td):nth-of-type(n + 3),
    .way {
      width: 8.5rem;
      padding-right: 0;
      text-align: center;
    }
    .way svg {
      margin-inline: auto;
    }
    .way span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 44rem) {
    thead,
    .no {
      position: absolute;
      clip-path: inset(50%);
    }
    :is(tbody, tr, th, td) {
      display: block;
      padding: 0;
    }
    tbody tr {
      padding-block: 1.1rem;
    }
    .way:not(.no) {
      display: inline-flex;
      align-items: center;
      gap: 0.4rem;
      margin: 0.4rem 1rem 0 0;
      font: 500 var(--text-xs) / 1.4 var(--font-mono);
      color: var(--ink);
    }
  }
`;

/** What is done, and in which of two ways. */
export function Comparison({ section }: { section: SectionOf<'comparison'> }) {
  const [, , ...ways] = section.columns;
  return (
    <HeadedSection root={Root} section={section}>
      <table>
        <thead>
          <tr>
            {section.columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ title, description, marks }) => (
            <tr key={title}>
              <th scope="row">
                <Inline text={title} />
              </th>
              <td>
                <Inline text={description} />
              </td>
              {ways.map((way, index) => (
                <td key={way} className={marks[index] ? 'way' : 'way no'}>
                  {marks[index] && <Icon name="check" />}
                  <span>{marks[index] ? way : comparisonTexts.no}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedSection>
  );
}
