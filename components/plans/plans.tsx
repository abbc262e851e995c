import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';
import { planTexts } from '@/content/texts/section';
import { type Offer, offersOf } from '@/lib/money/offers';
import { Choose, PlanName } from './plan-parts';
import { PlanSize } from './plan-size';
import { ReceiptsRoot } from './plans.style';
import { SizesRoot } from './plans-sizes.style';

type Props = { plan: Offer };

/** The plans of a group with their prices and contents, all from content/plans.ts: websites as rows of one sheet, others as receipts. */
export function Plans({ section }: { section: SectionOf<'plans'> }) {
  const plans = offersOf(section.group);
  const isSizes = section.group === 'website';
  return (
    <HeadedSection root={isSizes ? SizesRoot : ReceiptsRoot} section={section}>
      {isSizes ? (
        <div className="receipt-shadow sheet">
          <ul className="receipt">
            {plans.map((plan) => (
              <li className="plan" key={plan.id}>
                <PlanSize plan={plan} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ul className="plans" data-count={plans.length}>
          {plans.map((plan) => (
            <li className="receipt-shadow plan" key={plan.id}>
              <div className="receipt" data-panel={plan.popular ? 'night' : undefined}>
                <PlanReceipt plan={plan} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {section.note && <Inline as="p" className="note" text={section.note} />}
    </HeadedSection>
  );
}

function PlanReceipt({ plan }: Props) {
  return (
    <>
      <PlanName plan={plan} />
      <PlanPrice plan={plan} />
      {plan.rows.length > 0 && (
        <dl>
          {plan.rows.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>{' '}
              <dd>
                {value}
                {detail && <small className="setup">{` ${detail}`}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <OwnList plan={plan} />
      <Choose plan={plan} variant={plan.popular ? 'marker' : 'outline'} />
    </>
  );
}

/** What this plan has and others state differently or not at all. A group that is compared in rows alone has no list. */
function OwnList({ plan: { group, rows, also } }: Props) {
  if (offersOf(group).every((plan) => plan.also.length === 0)) return null;
  return (
    <div className="also">
      <h4>{rows.length > 0 ? planTexts.also : planTexts.in}</h4>
      {also.length > 0 ? (
        <ul>
          {also.map(({ text }) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{planTexts.agreed}</p>
      )}
    </div>
  );
}

function PlanPrice({ plan: { price, period, setupTerms } }: Props) {
  return (
    <div>
      <p className="price">
        <span className="amount">{price}</span>
        {period && ` ${period}`}
      </p>
      {setupTerms ? <p className="setup">+ {setupTerms}</p> : !period && <p className="setup">{planTexts.custom}</p>}
    </div>
  );
}
