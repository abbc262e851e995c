import { PathIcon } from './control-icon';

type Props = { direction: 1 | -1; label: string; isAtLimit?: boolean; onStep: () => void };

/** A minus or a plus beside a number of people. */
export function StepButton({ direction, label, isAtLimit, onStep }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isAtLimit}
      data-needs-script
      onClick={onStep}
    >
      <PathIcon d={direction > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
    </button>
  );
}
