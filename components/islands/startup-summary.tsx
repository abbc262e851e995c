import { startupSteps } from '@/content/messages';
import { planGroups } from '@/content/plans';
import { startupLabels } from '@/content/startup-labels';
import type { Entries } from '@/lib/forms/form-data';
import { startupStepFields } from '@/lib/forms/startup-request-fields';
import { findPlan } from '@/lib/money/find-price';
import { termsText } from '@/lib/money/plan-terms';

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
                  <bdi>{field === 'selectedPlan' ? planText(entries) : entries[field]?.join(', ')}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function planText(entries: Entries): string {
  const plan = findPlan(entries.selectedPlan?.[0] ?? '');
  return plan ? `${plan.name}, ${termsText(planGroups.startup, plan.price)}` : '';
}
