import { startupSteps } from '@/content/messages';
import { findOffer } from '@/lib/money/offers';
import { type Entries, type FormDefinition, stepOf } from '@/lib/requests/form-definition';
import { startupForm } from '@/lib/requests/startup-request';

type Props = { entries: Entries; onEdit: (step: number) => void; isSending: boolean };

const { fields, names }: FormDefinition = startupForm;

/** The whole request before it is sent, with a link back to each step. */
export function StartupSummary({ entries, onEdit, isSending }: Props) {
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
                  <dt>{fields[name]?.label}</dt>
                  <dd>
                    <bdi>{name === 'selectedPlan' ? planText(entries.selectedPlan) : entries[name]?.join(', ')}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The plan with its price and setup fee: a narrow screen has no receipt beside the summary. */
function planText([id = '']: readonly string[] = []): string | undefined {
  return findOffer(id)?.formLine;
}
