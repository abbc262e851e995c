import { findPlan } from '@/lib/money/find-price';
import { planTerms } from '@/lib/money/plan-terms';
import type { Entries } from '@/lib/requests/form-data';

/** What has been filled in so far, itemized beside the steps on a wide screen. */
export function StartupReceipt({ entries }: { entries: Entries }) {
  const first = (field: string) => entries[field]?.[0] ?? '–';
  const planId = entries.selectedPlan?.[0] ?? '';
  const terms = planTerms(planId);
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
            <Row name="Plan" value={findPlan(planId)?.name.replace('Startup ', '') ?? '–'} />
            {terms?.setup && <Row name="Setup, once" value={terms.setup} />}
          </dl>
          {terms && (
            <p className="receipt-row total">
              <span>{terms.period ?? 'Price'}</span>
              <span>{terms.price}</span>
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
