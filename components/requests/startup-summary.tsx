import { startupSteps } from '@/content/messages';
import { findOffer } from '@/lib/money/offers';
import { type Entries, type FormDefinition, stepOf } from '@/lib/requests/form-definition';
import { startupForm } from '@/lib/requests/startup-request';
import { ReceiptLists } from './receipt-lists';

const { fields, names }: FormDefinition = startupForm;

type SummaryProps = { entries: Entries; onEdit: (step: number) => void; isSending: boolean };

/**
 * The whole request before it is sent, with a link back to each step. It has the plan with its price and setup fee, because
 * a narrow screen has no receipt beside it.
 */
export function StartupSummary({ entries, onEdit, isSending }: SummaryProps) {
  const textOf = (name: string) =>
    name === 'selectedPlan' ? findOffer(entries[name]?.[0] ?? '')?.formLine : entries[name]?.join(', ');
  return (
    <div className="summary">
      {startupSteps.slice(0, -1).map((step, index) => (
        <section key={step.name}>
          <div className="summary-head">
            <h4>{step.name}</h4>
            <button type="button" className="text-button" disabled={isSending} onClick={() => onEdit(index)}>
              Edit<span className="visually-hidden"> {step.name}</span>
            </button>
          </div>
          <dl>
            {names
              .filter((name) => stepOf(fields, name) === index)
              .map((name) => (
                <div key={name}>
                  <dt>{fields[name]?.label}</dt>{' '}
                  <dd>
                    <bdi>{textOf(name)}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The entries so far as a receipt, beside the steps on a wide screen. */
export function StartupReceipt({ entries }: { entries: Entries }) {
  const row = (name: string, field: string) => [name, entries[field]?.[0] ?? '–'] as const;
  const plan = findOffer(entries.selectedPlan?.[0] ?? '');
  return (
    <aside className="request-aside" aria-label="Your request so far">
      <h3>Your request so far</h3>
      <div className="paper">
        <div className="receipt">
          <ReceiptLists
            lists={[
              [row('Company', 'company'), row('Stage', 'stage'), row('Team', 'teamSize')],
              [['Needs', entries.techNeeds?.length ?? 0], row('Funding', 'funding'), row('Timeline', 'timeline')],
              [
                ['Plan', plan?.name.replace('Startup ', '') ?? '–'],
                ...(plan?.setup ? [['Setup, once', plan.setup] as const] : []),
              ],
            ]}
          />
          {plan && (
            <p className="receipt-row total">
              <span>{plan.period ?? 'Price'}</span> <span>{plan.price}</span>
            </p>
          )}
        </div>
      </div>
      <p className="aside-note">This is a request, not an order, and it is free.</p>
    </aside>
  );
}
