import { findOffer } from '@/lib/money/offers';

type Props = { id: string; isSending: boolean; onLeaveOut: () => void };

/**
 * The plan whose button led here, and how to go on without it. Nothing is typed into the field that holds it, so React
 * may write to it, and must: `reset()` leaves a hidden field as it is.
 */
export function ChosenPlan({ id, isSending, onLeaveOut }: Props) {
  const plan = findOffer(id);
  return (
    <>
      <input type="hidden" name="plan" value={id} />
      {plan && (
        <p className="kept-line">
          <span>{`About the plan ${plan.formLine}. `}</span>
          <button type="button" className="text-button" disabled={isSending} onClick={onLeaveOut}>
            Leave it out
          </button>
        </p>
      )}
    </>
  );
}
