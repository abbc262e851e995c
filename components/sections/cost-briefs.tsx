import { Inline } from '@/components/ui/inline';
import { ReceiptRule } from '@/components/ui/receipt-rule';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { Struck } from '@/components/ui/struck';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { costBriefTexts } from '@/content/texts/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { CALCULATOR_PATH } from '@/lib/routes/paths';

const Root = styledRoot('section', 'cost-briefs')`
  ${nameInMargin('cost-briefs')}
  padding-block: var(--section-space-open);

  .briefs {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem 1.5rem;
    @media screen and (min-width: 64rem) {
      grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    }
  }
  article {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.8rem;
  }
  h3 {
    font-size: 1.5rem;
  }
  article > p {
    color: var(--ink-soft);
    max-width: 34rem;
  }
  .paper {
    margin-top: 0.8rem;
    filter: var(--shadow);
    align-self: start;
  }
  /* With large text, a price wraps below its name. */
  .receipt-row {
    flex-wrap: wrap;
    row-gap: 0;
  }
  .receipt-row > :first-child {
    flex: 1;
    @media (max-width: 18rem) {
      flex: 0 1 auto;
    }
  }
  .receipt-row :last-child {
    margin-left: auto;
  }
  .kept {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.4rem 0.5rem;
  }
  .kept strong {
    margin-left: auto;
    font: 700 min(1.6rem, 9.5vw)/1 var(--font-display);
    letter-spacing: -0.03em;
    /* Firefox finds the highlighted figure a fraction too wide, and would break it. */
    white-space: nowrap;
  }

  @media (min-width: 40rem) and (max-width: 63.999rem), print {
    article {
      grid-template: auto 1fr / 1fr 1fr;
      column-gap: 2.5rem;
    }
    .paper {
      grid-area: 1 / 2 / 3 / 3;
      margin: 0;
    }
  }
  @media screen and (min-width: 64rem) {
    article {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
    .kept strong {
      font-size: 1.9rem;
    }
  }
`;

/** Cost comparisons in a few lines and a receipt; the figures are the calculator's. A brief that saves nothing is left out. */
export function CostBriefs({ section }: { section: SectionOf<'cost-briefs'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <div className="briefs">
        {section.briefs.map((brief) => (
          <Brief key={brief.title} brief={brief} />
        ))}
      </div>
    </HeadedSection>
  );
}

function Brief({ brief }: { brief: SectionOf<'cost-briefs'>['briefs'][number] }) {
  const result = estimate(brief.members, chosenTools(brief.tools));
  if (result.status !== 'saving') return null;
  const calculator = CALCULATOR_PATH + choiceQuery({ members: result.members, tools: orderedTools(brief.tools) });
  return (
    <article>
      <Inline as="h3" text={brief.title} />
      <p>
        <Inline text={`${brief.description} `} />
        <SiteLink to={calculator}>
          {costBriefTexts.open}
          <span className="visually-hidden">
            : <Inline text={brief.title} />
          </span>
        </SiteLink>
        .
      </p>
      <div className="paper">
        <div className="receipt">
          <p className="receipt-row">
            <span>{costBriefTexts.team}</span> <span>{peopleText(result.members)}</span>
          </p>
          <ReceiptRule />
          {result.lines.map(({ tool, currentMonthlyCents }) => (
            <p className="receipt-row" key={tool.id}>
              <span>{tool.name}</span> <Struck>{formatCents(currentMonthlyCents)}</Struck>
            </p>
          ))}
          <ReceiptRule />
          <p className="receipt-row">
            <span>{costBriefTexts.today}</span>{' '}
            <span>
              <s role="none">{formatCents(result.current.monthlyCents)}</s>
            </span>
          </p>
          <p className="receipt-row">
            <span>{costBriefTexts.withUs}</span> <span>{formatCents(result.provider.monthlyCents)}</span>
          </p>
          <ReceiptRule />
          <p className="kept">
            <span>{costBriefTexts.saved}</span>{' '}
            <strong>
              <mark role="none">{formatCents(result.savings.yearlyCents)}</mark>
            </strong>
          </p>
        </div>
      </div>
    </article>
  );
}
