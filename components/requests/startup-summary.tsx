import { startupSteps } from '@/content/messages';
import { startupLabels } from '@/content/startup-labels';
import { findOffer } from '@/lib/money/offers';
import type { Entries } from '@/lib/requests/form-data';
import { startupStepFields } from '@/lib/requests/startup-request-fields';

type Props = { entries: Entries; onEdit: (step: number) => void; isSending: boolean };

/** The whole request before it is sent, with a way back to each step. */
export function StartupSummary({ entries, onEdit, isSending }: Props) {
  return (
    <div className="summary">
      {startupStepFields.map((fields, step) => (
        <section key={startupSteps[step]?.name}>
          <div className="summary-head">
            <h4>{startupSteps[step]?.name}</h4>
            <button type="button" className="text-button" disabled={isSending} onClick={() => onEdit(step)}>
              Edit<span className="visually-hidden"> {startupSteps[step]?.name}</span>
            </button>
          </div>
          <dl>
            {fields.map((field) => (
              <div key={field}>
                <dt>{startupLabels[field]}</dt>
                <dd>
                  <bdi>{field === 'selectedPlan' ? planText(entries.selectedPlan) : entries[field]?.join(', ')}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** With all that it costs: a narrow screen has no receipt beside the summary. */
function planText([id = '']: readonly string[] = []): string | undefined {
  return findOffer(id)?.formLine;
}
