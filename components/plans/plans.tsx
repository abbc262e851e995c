import { AddToBill } from '@/components/bill/add-to-bill';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import type { PlanGroupId } from '@/content/plans';
import type { SectionOf } from '@/content/schema/section';
import { planTexts } from '@/content/texts/section';
import { type Offer, offersOf, planName } from '@/lib/money/offers';
import { planRequest } from '@/lib/requests/plan-request';
import { Counted, Rack } from './plan-drawings';
import { OwnParts } from './plans.style';
import { ReceiptsRoot } from './plans-receipts.style';
import { RowsRoot } from './plans-rows.style';
import { SizesRoot } from './plans-sizes.style';
import { SizePrice } from './size-price';

type Props = { plan: Offer };

const hasOwnLists = (group: PlanGroupId) => offersOf(group).some(({ also }) => also.length > 0);

/** The plans of a group with their prices and contents, all from content/plans.ts. Wide screens align the rows of all plans. */
export function Plans({ section }: { section: SectionOf<'plans'> }) {
  const plans = offersOf(section.group);
  const note = section.note && (
    <p className="note">
      {section.noteLead && <Inline as="strong" text={section.noteLead} />}
      <Inline text={section.noteLead ? ` ${section.note}` : section.note} />
    </p>
  );
  const Parts = section.layout !== 'sizes' && hasOwnLists(section.group) ? OwnParts : 'div';
  if (section.layout === 'receipts') {
    return (
      <HeadedSection root={ReceiptsRoot} section={section}>
        <Parts>
          <ul className="plans" data-count={plans.length}>
            {plans.map((plan) => (
              <li className="receipt-shadow plan" key={plan.id}>
                <div className="receipt" data-panel={plan.popular ? 'night' : undefined}>
                  <PlanText plan={plan} isOnNight={plan.popular} />
                </div>
              </li>
            ))}
          </ul>
        </Parts>
        {note}
      </HeadedSection>
    );
  }
  const isSizes = section.layout === 'sizes';
  return (
    <HeadedSection root={isSizes ? SizesRoot : RowsRoot} section={section}>
      <Parts className="receipt-shadow sheet">
        <ul className="receipt plans" data-count={plans.length}>
          {plans.map((plan) => (
            <li className="plan" key={plan.id}>
              {isSizes ? <SizeText plan={plan} /> : <PlanText plan={plan} />}
            </li>
          ))}
        </ul>
      </Parts>
      {note}
    </HeadedSection>
  );
}

function PlanText({ plan, isOnNight }: Props & { isOnNight?: boolean }) {
  return (
    <>
      <PlanName plan={plan} />
      <PlanPrice plan={plan} />
      {plan.group === 'startup' && <Rack servers={plan.rows[0]?.value} />}
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
      <Choose plan={plan} variant={isOnNight ? 'marker' : 'outline'} />
    </>
  );
}

/** What this plan has and others state differently or not at all. A group that is compared in rows alone has no list. */
function OwnList({ plan: { group, rows, also } }: Props) {
  if (!hasOwnLists(group)) return null;
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

/** A size of a website as a row. */
function SizeText({ plan }: Props) {
  return (
    <>
      <PlanName plan={plan} />
      <div className="parts">
        <Counted parts={plan.also} />
        <p>
          {plan.also.length === 0
            ? planTexts.counted
            : plan.also.map(({ text, count, of }) => (
                <span key={text}>
                  <b>{count}</b>
                  {` ${of} `}
                </span>
              ))}
        </p>
      </div>
      <SizePrice plan={plan} />
      <Choose plan={plan} variant="outline" />
    </>
  );
}

function PlanName({ plan }: Props) {
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

function Choose({ plan, variant }: Props & { variant: 'marker' | 'outline' }) {
  const { action, request } = planRequest(plan.group, plan.id);
  return (
    <div className="choose">
      <ButtonLink action={action} request={request} variant={variant} subject={plan.name} />
      <AddToBill id={plan.id} name={planName(plan)} />
    </div>
  );
}
