import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { planTexts } from '@/content/texts/section';
import { formatRoundCents } from '@/lib/money/format-money';
import type { Offer } from '@/lib/money/offers';
import { promotionCents } from '@/lib/money/promotion';

/** The price of a project, and the same as a first project, less the promotion. */
export function SizePrice({ plan: { id, group, price, period } }: { plan: Offer }) {
  const { plans }: PlanGroup = planGroups[group];
  const dollars = plans.find((plan) => plan.id === id)?.price;
  const cents = typeof dollars === 'number' ? dollars * 100 : undefined;
  const first = cents && formatRoundCents(cents - promotionCents(cents));
  return (
    <div>
      <p className="price">
        <span className="amount">{price}</span>
      </p>
      <p className="setup">
        {first ? (
          <>
            {`${period} `}
            <span>
              <b>{first}</b>
              {` ${planTexts.first}`}
            </span>
          </>
        ) : (
          planTexts.custom
        )}
      </p>
    </div>
  );
}
