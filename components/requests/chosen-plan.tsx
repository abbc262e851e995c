import { findOffer } from '@/lib/money/offers';

type Props = { id: string; isSending: boolean; onClear: () => void };

/**
 * The plan of the link that led here, and a button to clear it. The visitor does not type into its field, so React may
 * write to it, and has to: `reset()` leaves hidden fields unchanged.
 */
export function ChosenPlan({ id, isSending, onClear }: Props) {
  const plan = findOffer(id);
  return (
    <>
      <input type="hidden" name="plan" value={id} />
      {plan && (
        <p className="kept-line">
          <span>{`About the plan ${plan.formLine}. `}</span>
          <button type="button" className="text-button" disabled={isSending} onClick={onClear}>
            Leave it out
          </button>
        </p>
      )}
    </>
  );
}
