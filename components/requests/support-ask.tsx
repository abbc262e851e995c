import { SupportAskLink } from '@/components/lazy.client';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { supportAskTexts } from '@/content/texts/support-ask';
import { memberLimits, tools } from '@/content/tools';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { providerMonthlyCents } from '@/lib/calculator/estimate';
import { formatRoundCents } from '@/lib/money/format-money';
import { findOffer } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';

const Root = styledRoot('section', 'support-ask')`
  --sides: minmax(0, 1fr) minmax(0, 27rem);

  .fields {
    display: grid;
    gap: 1.2rem;
    margin-bottom: 1.6rem;
  }
  form p {
    margin-top: 0.8rem;
    max-width: 30rem;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  h3 {
    margin-bottom: 0.8rem;
    font-size: 1.25rem;
  }
  .receipt-row {
    padding-block: var(--space-2xs);
    border-bottom: 1.5px dashed var(--dash);
  }
  dt {
    font: 500 1rem/1.35 var(--font-text);
  }
  small,
  .open dd {
    color: var(--ink-soft);
  }
  small {
    display: block;
    font: 400 0.9rem/1.4 var(--font-text);
  }
  .receipt > p {
    padding-top: 0.9rem;
    font: 400 1rem/1.45 var(--font-text);
  }

  @media (min-width: 22rem) {
    dd {
      white-space: nowrap;
    }
    .fields {
      gap: 1.2rem 0.8rem;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .wide {
      grid-column: 1 / -1;
    }
  }
  /* Two short lines, so that the words beside them have room. */
  @media (max-width: 29.999rem) {
    .open dd {
      max-width: 5.5rem;
      white-space: normal;
    }
  }
  @media print {
    form {
      display: none;
    }
  }
`;

/** What a tool costs a small team a month. */
const toolPrice = (id: string) => {
  const [tool] = chosenTools([id]);
  return formatRoundCents(providerMonthlyCents(memberLimits.min, tool ?? tools[0]));
};

const { tool, cheaperTool, server, open } = supportAskTexts.parts;

/** What the price list has; the amounts are those of the calculator and of the plans. */
const priced = [
  { ...tool, price: fillIn(supportAskTexts.monthly, { amount: toolPrice('team-chat') }) },
  { ...cheaperTool, price: fillIn(supportAskTexts.monthly, { amount: toolPrice('code-hosting') }) },
  { ...server, price: fillIn(supportAskTexts.from, { amount: findOffer('vps-startup')?.terms ?? '' }) },
];

/** Asks for four facts about a company, which a link puts into the contact form, and says which parts have a list price. */
export function SupportAsk({ section }: { section: SectionOf<'support-ask'> }) {
  const { fields, hours } = supportAskTexts;
  return (
    <HeadedSection root={Root} section={section} data-tone="mist">
      <div className="layout">
        <form autoComplete="off" aria-label={supportAskTexts.form}>
          <div className="fields" data-needs-script>
            {(['people', 'computers', 'offices'] as const).map((name) => (
              <div className="field" key={name}>
                <label htmlFor={`ask-${name}`}>{fields[name]}</label>
                <input id={`ask-${name}`} name={name} inputMode="numeric" maxLength={12} />
              </div>
            ))}
            <div className="field wide">
              <label htmlFor="ask-hours">{fields.hours}</label>
              <select id="ask-hours" name="hours" defaultValue="">
                <option value="">{supportAskTexts.choose}</option>
                {hours.map((label) => (
                  <option key={label}>{label}</option>
                ))}
              </select>
            </div>
          </div>
          <SupportAskLink />
          <p data-needs-script>{supportAskTexts.about}</p>
        </form>
        <div className="receipt-shadow">
          <div className="receipt">
            <h3>{supportAskTexts.priceHeading}</h3>
            <dl>
              {priced.map((part) => (
                <Part {...part} key={part.name} />
              ))}
              {open.map((part) => (
                <Part {...part} price={supportAskTexts.inEstimate} className="open" key={part.name} />
              ))}
            </dl>
            <p>{supportAskTexts.note}</p>
          </div>
        </div>
      </div>
    </HeadedSection>
  );
}

function Part({
  name,
  detail,
  price,
  className = '',
}: {
  name: string;
  detail: string;
  price: string;
  className?: string;
}) {
  return (
    <div className={`receipt-row ${className}`}>
      <dt>
        {`${name} `}
        <small>{detail}</small>
      </dt>{' '}
      <dd>{price}</dd>
    </div>
  );
}
