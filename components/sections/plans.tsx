import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import { type PlanGroupId, planGroups } from '@/content/plans';
import type { Plan, PlanGroup } from '@/content/schema/plan';
import type { SectionOf } from '@/content/schema/section';
import { priceText } from '@/lib/money/find-price';
import { periodText, setupText } from '@/lib/money/plan-terms';
import { planRequest } from '@/lib/requests/plan-request';
import { ReceiptsRoot } from './plans-receipts.style';
import { RowsRoot } from './plans-rows.style';

type Props = { groupId: PlanGroupId; group: PlanGroup; plan: Plan };

/** The plans of a group with their prices, all from content/plans.ts. */
export function Plans({ section }: { section: SectionOf<'plans'> }) {
  const group: PlanGroup = planGroups[section.group];
  const note = section.note && (
    <p className="note">
      <Inline text={section.note} />
    </p>
  );
  const head = <SectionHead heading={section.heading} intro={section.intro} />;
  if (section.layout === 'rows') {
    return (
      <RowsRoot id={section.anchor}>
        <div className="wrap">
          {head}
          <div className="sheet">
            <ul className="receipt">
              {group.plans.map((plan) => (
                <li className="plan" key={plan.id}>
                  <div>
                    <PlanName groupId={section.group} plan={plan} />
                    <p className="about">{plan.description}</p>
                  </div>
                  <PlanPrice group={group} plan={plan} />
                  <PlanFeatures plan={plan} />
                  <PlanButton groupId={section.group} plan={plan} />
                </li>
              ))}
            </ul>
          </div>
          {note}
        </div>
      </RowsRoot>
    );
  }
  return (
    <ReceiptsRoot id={section.anchor}>
      <div className="wrap">
        {head}
        <ul className="plans" data-count={group.plans.length}>
          {group.plans.map((plan) => (
            <li className="plan" key={plan.id}>
              <div className="receipt" data-panel={plan.popular ? 'night' : undefined}>
                <PlanName groupId={section.group} plan={plan} />
                <PlanPrice group={group} plan={plan} />
                <p className="about">{plan.description}</p>
                <PlanFeatures plan={plan} />
                <PlanButton groupId={section.group} plan={plan} isOnNight={plan.popular} />
              </div>
            </li>
          ))}
        </ul>
        {note}
      </div>
    </ReceiptsRoot>
  );
}

function PlanName({ groupId, plan }: Omit<Props, 'group'>) {
  return (
    <div className="name">
      <h3>{plan.name}</h3>
      {plan.popular && <span className="badge">{groupId === 'startup' ? 'Most Popular' : 'Popular'}</span>}
    </div>
  );
}

function PlanPrice({ group, plan }: Omit<Props, 'groupId'>) {
  const period = periodText(group, plan.price);
  const setup = setupText(group, plan.price);
  return (
    <div>
      <p className="price">
        <span className="amount">{priceText(plan.price)}</span> {period}
      </p>
      {setup && <p className="setup">+ {setup}</p>}
    </div>
  );
}

function PlanFeatures({ plan }: Pick<Props, 'plan'>) {
  return (
    <ul className="features">
      {plan.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

function PlanButton({ groupId, plan, isOnNight = false }: Omit<Props, 'group'> & { isOnNight?: boolean }) {
  const { action, request } = planRequest(groupId, plan.id);
  const variant = isOnNight ? 'marker' : 'outline';
  return <ButtonLink action={action} request={request} variant={variant} subject={plan.name} />;
}
