import { AddToBill } from '@/components/bill/add-to-bill';
import { ButtonLink } from '@/components/ui/button-link';
import { planTexts } from '@/content/texts/section';
import { type Offer, planName } from '@/lib/money/offers';
import { planRequest } from '@/lib/requests/plan-request';

type Props = { plan: Offer };

export function PlanName({ plan }: Props) {
  return (
    <div>
      <div className="name">
        <h3>{plan.name}</h3>
        {plan.popular && (
          <>
            {' '}
            <span className="badge">{plan.group === 'startup' ? planTexts.mostPopular : planTexts.popular}</span>
          </>
        )}
      </div>
      <p className="about">{plan.description}</p>
    </div>
  );
}

export function Choose({ plan, variant }: Props & { variant: 'marker' | 'outline' }) {
  const { action, request } = planRequest(plan.group, plan.id);
  return (
    <div className="choose">
      <ButtonLink action={action} request={request} variant={variant} subject={plan.name} />
      <AddToBill id={plan.id} name={planName(plan)} />
    </div>
  );
}
