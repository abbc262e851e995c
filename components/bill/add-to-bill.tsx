import { billLabels } from '@/content/texts/bill-labels';
import type { TeamSize } from '@/lib/bill/bill';
import type { Estimate } from '@/lib/calculator/estimate';

type Props = {
  id: string;
  name: string;
  /** The team whose price stands beside the button; a plan has none. */
  size?: TeamSize;
};

/** Puts a plan or a tool on the bill, or takes it off. Its script comes with the first press (bill-opener.client.tsx). */
export function AddToBill({ id, name, size }: Props) {
  return (
    <button
      type="button"
      className="button add"
      data-variant="outline"
      data-bill={id}
      data-people={size?.people}
      data-sample={size?.isSample}
      data-island="waiting"
      data-needs-script
    >
      <span>{billLabels.add}</span> <span>{billLabels.added}</span>
      <span className="visually-hidden"> ({name})</span>
    </button>
  );
}

export function AddToolsToBill({ estimate }: { estimate: Estimate }) {
  if (estimate.status === 'empty') return null;
  return (
    <button
      type="button"
      className="button"
      data-variant="outline"
      data-bill={estimate.lines.map(({ tool }) => tool.id).join()}
      data-people={estimate.members}
      data-needs-script
    >
      {billLabels.addTools}
    </button>
  );
}
