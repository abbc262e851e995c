import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { costBriefTexts } from '@/content/texts/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { caveatsOf, toolNames } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatRoundCents } from '@/lib/money/format-money';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'cost-briefs')`
  ul {
    border-top: 2px solid var(--ink);
  }
  li {
    display: grid;
    gap: var(--space-3xs) var(--space-xl);
    padding-block: var(--space-md);
    border-bottom: 1px solid var(--line);
  }
  .brief-price strong {
    display: block;
    font: 700 var(--text-3xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
  }
  /* The pen stays clear of the comma. */
  .brief-price s {
    margin: 0;
  }
  p {
    max-width: 40rem;
  }
  h3 + p {
    color: var(--ink-soft);
  }
  @media screen and (min-width: 48rem) {
    li {
      grid-template-columns: 1fr 1fr;
    }
    .brief-price {
      grid-row: span 3;
    }
    .brief-price strong {
      font-size: var(--text-4xl);
    }
  }
`;

/** Cost comparisons in a line each; the figures are the calculator's. A brief that saves nothing is left out. */
export function CostBriefs({ section }: { section: SectionOf<'cost-briefs'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <ul>
        {section.briefs.map((brief) => (
          <Brief key={brief.title} brief={brief} />
        ))}
      </ul>
    </HeadedSection>
  );
}

function Brief({ brief }: { brief: SectionOf<'cost-briefs'>['briefs'][number] }) {
  const tools = chosenTools(brief.tools);
  const result = estimate(brief.members, tools);
  if (result.status !== 'saving') return null;
  const sum = fillIn(costBriefTexts.sum, { people: peopleText(result.members), tools: toolNames(tools) });
  const calculator = CALCULATOR_PATH + choiceQuery({ members: result.members, tools: orderedTools(brief.tools) });
  return (
    <li>
      <p className="brief-price">
        <Filled
          text={costBriefTexts.price}
          values={{
            ours: <strong>{formatRoundCents(result.provider.monthlyCents)}</strong>,
            today: <s role="none">{formatRoundCents(result.current.monthlyCents)}</s>,
          }}
        />
      </p>{' '}
      <Inline as="h3" text={brief.title} /> <Inline as="p" text={brief.description} />{' '}
      <p>
        {[sum, ...caveatsOf(result.lines, result.members), ''].join(' ')}
        <SiteLink to={calculator}>
          {costBriefTexts.open}
          <span className="visually-hidden">
            : <Inline text={brief.title} />
          </span>
        </SiteLink>
      </p>
    </li>
  );
}
