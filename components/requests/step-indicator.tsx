import { startupSteps } from '@/content/messages';

const spoken = { done: 'completed', current: 'current step', later: 'not started' } as const;

/** The steps: done, current and later ones, told apart by a check, bold type and words as well as by color. */
export function StepIndicator({ step }: { step: number }) {
  return (
    <ol className="steps" aria-label="Progress">
      {startupSteps.map(({ name }, index) => {
        const state = index < step ? 'done' : index === step ? 'current' : 'later';
        return (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && (
              <span className="step-mark" aria-hidden="true">
                ✓
              </span>
            )}
            <span>{name}</span>
            <span className="visually-hidden">{`, ${spoken[state]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
