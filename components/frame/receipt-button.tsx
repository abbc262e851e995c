import { PathIcon } from '@/components/ui/control-icon';
import { billLabels } from '@/content/texts/bill-labels';

/** Opens the bill, whose own script and styles bring the number. The element around it keeps it apart from the next button. */
export function ReceiptButton() {
  return (
    <div>
      <button
        type="button"
        className="icon-button"
        aria-label={billLabels.heading}
        data-bill=""
        data-island="waiting"
        data-needs-script
      >
        <PathIcon d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6" size={24} />
      </button>
    </div>
  );
}
