import { startupSteps, startupSummaryTexts } from '@/content/texts/startup';
import { findOffer } from '@/lib/money/offers';
import type { Entries } from '@/lib/requests/form-check';
import { type FormDefinition, stepOf } from '@/lib/requests/form-definition';
import { startupForm } from '@/lib/requests/startup-request';
import { ReceiptLists } from './receipt-lists';

const { fields, names }: FormDefinition = startupForm;

type SummaryProps = { entries: Entries; onEdit: (step: number) => void; isSending: boolean };

/** The whole request before it is sent. Its plan has price and setup fee: a narrow screen has no receipt beside it. */
export function StartupSummary({ entries, onEdit, isSending }: SummaryProps) {
  const textOf = (name: string) =>
    name === 'selectedPlan' ? findOffer(entries[name]?.[0] ?? '')?.formLine : entries[name]?.join(', ');
  return (
    <div className="summary">
      {startupSteps.slice(0, -1).map((step, index) => (
        <section key={step.name}>
          <div className="spread">
            <h4>{step.name}</h4>
            <button type="button" className="text-button" disabled={isSending} onClick={() => onEdit(index)}>
              {startupSummaryTexts.edit}
              <span className="visually-hidden">{` ${step.name}`}</span>
            </button>
          </div>
          <dl>
            {names
              .filter((name) => stepOf(fields, name) === index && (fields[name]?.required || textOf(name)))
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

export function StartupReceipt({ entries }: { entries: Entries }) {
  const row = (name: string, field: string) => [name, entries[field]?.[0] ?? '–'] as const;
  const plan = findOffer(entries.selectedPlan?.[0] ?? '');
  return (
    <aside className="request-aside" aria-label={startupSummaryTexts.heading}>
      <h3>{startupSummaryTexts.heading}</h3>
      <div className="receipt-shadow">
        <div className="receipt">
          <ReceiptLists
            lists={[
              [
                row(startupSummaryTexts.company, 'company'),
                row(startupSummaryTexts.stage, 'stage'),
                row(startupSummaryTexts.team, 'teamSize'),
              ],
              [
                [startupSummaryTexts.needs, entries.techNeeds?.length ?? 0],
                row(startupSummaryTexts.funding, 'funding'),
                row(startupSummaryTexts.timeline, 'timeline'),
              ],
              [
                [startupSummaryTexts.plan, plan?.name.replace('Startup ', '') ?? '–'],
                ...(plan?.setup ? [[startupSummaryTexts.setup, plan.setup] as const] : []),
              ],
            ]}
          />
          {plan && (
            <p className="receipt-row total">
              <span>{plan.period ?? startupSummaryTexts.price}</span> <span>{plan.price}</span>
            </p>
          )}
        </div>
      </div>
      <p className="aside-note">{startupSummaryTexts.note}</p>
    </aside>
  );
}
