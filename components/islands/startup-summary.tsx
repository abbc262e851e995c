import { startupSteps } from '@/content/messages';
import { planGroups } from '@/content/plans';
import type { Entries } from '@/lib/forms/form-data';
import { priceText } from '@/lib/money/find-price';

type Props = { entries: Entries; onEdit: (step: number) => void; isSending: boolean };

const parts = [
  [
    ['name', 'Full name'],
    ['email', 'Email'],
    ['company', 'Company name'],
    ['stage', 'Startup stage'],
    ['teamSize', 'Team size'],
  ],
  [
    ['techNeeds', 'Tech needs'],
    ['description', 'Project description'],
    ['funding', 'Funding status'],
    ['timeline', 'Timeline'],
  ],
  [['selectedPlan', 'Plan']],
] as const;

/** The whole request before it is sent, with a way back to each step. */
export function StartupSummary({ entries, onEdit, isSending }: Props) {
  return (
    <div className="summary">
      {parts.map((fields, step) => (
        <section key={startupSteps[step]?.name}>
          <div className="summary-head">
            <h4>{startupSteps[step]?.name}</h4>
            <button type="button" className="text-button" disabled={isSending} onClick={() => onEdit(step)}>
              Edit<span className="visually-hidden"> {startupSteps[step]?.name}</span>
            </button>
          </div>
          <dl>
            {fields.map(([field, label]) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{field === 'selectedPlan' ? planText(entries) : entries[field]?.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function planText(entries: Entries): string {
  const plan = planGroups.startup.plans.find(({ id }) => id === entries.selectedPlan?.[0]);
  if (!plan) return '';
  return plan.price === 'Custom' ? `${plan.name}, custom price` : `${plan.name}, ${priceText(plan.price)} a month`;
}
