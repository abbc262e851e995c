import { findOffer } from '@/lib/money/offers';
import type { Entries } from '@/lib/requests/form-definition';

/** The entries so far as a receipt, beside the steps on a wide screen. */
export function StartupReceipt({ entries }: { entries: Entries }) {
  const first = (field: string) => entries[field]?.[0] ?? '–';
  const plan = findOffer(entries.selectedPlan?.[0] ?? '');
  return (
    <aside className="request-aside" aria-label="Your request so far">
      <h3>Your request so far</h3>
      <div className="paper">
        <div className="receipt">
          <dl>
            <Row name="Company" value={first('company')} />
            <Row name="Stage" value={first('stage')} />
            <Row name="Team" value={first('teamSize')} />
          </dl>
          <hr className="receipt-rule" />
          <dl>
            <Row name="Needs" value={String(entries.techNeeds?.length ?? 0)} />
            <Row name="Funding" value={first('funding')} />
            <Row name="Timeline" value={first('timeline')} />
          </dl>
          <hr className="receipt-rule" />
          <dl>
            <Row name="Plan" value={plan?.name.replace('Startup ', '') ?? '–'} />
            {plan?.setup && <Row name="Setup, once" value={plan.setup} />}
          </dl>
          {plan && (
            <p className="receipt-row total">
              <span>{plan.period ?? 'Price'}</span>
              <span>{plan.price}</span>
            </p>
          )}
        </div>
      </div>
      <p className="aside-note">A request, not an order: sending it costs nothing.</p>
    </aside>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="receipt-row">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
