import { AddToBill } from '@/components/bill/add-to-bill';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { SectionOf } from '@/content/schema/section';
import { planTexts } from '@/content/texts/section';
import { planName } from '@/lib/bill/price-bill';
import { type Offer, offersOf } from '@/lib/money/offers';
import { planRequest } from '@/lib/requests/plan-request';
import { ReceiptsRoot } from './plans-receipts.style';
import { RowsRoot } from './plans-rows.style';

type Props = { plan: Offer };

/** The plans of a group with their prices and rows, all from content/plans.ts. Wide screens align the rows of all plans. */
export function Plans({ section }: { section: SectionOf<'plans'> }) {
  const plans = offersOf(section.group);
  const note = section.note && <Inline as="p" className="note" text={section.note} />;
  if (section.layout === 'rows') {
    return (
      <HeadedSection root={RowsRoot} section={section}>
        <div className="sheet">
          <ul className="receipt plans" data-count={plans.length}>
            {plans.map((plan) => (
              <li className="plan" key={plan.id}>
                <PlanText plan={plan} />
              </li>
            ))}
          </ul>
        </div>
        {note}
      </HeadedSection>
    );
  }
  return (
    <HeadedSection root={ReceiptsRoot} section={section}>
      <ul className="plans" data-count={plans.length}>
        {plans.map((plan) => (
          <li className="plan" key={plan.id}>
            <div className="receipt" data-panel={plan.popular ? 'night' : undefined}>
              <PlanText plan={plan} isOnNight={plan.popular} />
            </div>
          </li>
        ))}
      </ul>
      {note}
    </HeadedSection>
  );
}

function PlanText({ plan, isOnNight }: Props & { isOnNight?: boolean }) {
  const { action, request } = planRequest(plan.group, plan.id);
  const variant = isOnNight ? 'marker' : 'outline';
  return (
    <>
      <div>
        <PlanName plan={plan} />
        <p className="about">{plan.description}</p>
      </div>
      <PlanPrice plan={plan} />
      <dl>
        {plan.rows.map(({ label, value, isOpen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-open={isOpen || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="choose">
        <ButtonLink action={action} request={request} variant={variant} subject={plan.name} />
        <AddToBill id={plan.id} name={planName(plan)} />
      </div>
    </>
  );
}

function PlanName({ plan }: Props) {
  return (
    <div className="name">
      <h3>{plan.name}</h3>
      {plan.popular && (
        <span className="badge">{plan.group === 'startup' ? planTexts.mostPopular : planTexts.popular}</span>
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
      {setupTerms && <p className="setup">+ {setupTerms}</p>}
    </div>
  );
}
