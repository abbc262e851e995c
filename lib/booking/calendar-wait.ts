import type { Clock } from '@/lib/platform/clock';

/** A calendar that has said nothing for this long is not waited for. */
export const CALENDAR_SILENCE_MS = 5000;

export type CalendarState = { status: 'closed' } | { status: 'loading' } | { status: 'shown' } | { status: 'failed' };

/** Shows a calendar in the visitor's page; tells once whether it came. Returns how to take it away. */
export type ShowCalendar = (handlers: { onReady(): void; onFailed(): void }) => () => void;

/**
 * Asks for the calendar: it is shown, or it has failed: blocked, broken or silent for 5 seconds. One that comes after
 * that is not shown, because something else stands in its place by then. Returns stop.
 */
export function openCalendar(
  show: ShowCalendar,
  { clock, onChange }: { clock: Clock; onChange: (state: CalendarState) => void },
): () => void {
  let remove = () => {};
  let cancel = () => {};
  const fail = () => {
    cancel();
    remove();
    onChange({ status: 'failed' });
  };
  onChange({ status: 'loading' });
  cancel = clock.after(CALENDAR_SILENCE_MS, fail);
  remove = show({
    onReady: () => {
      cancel();
      onChange({ status: 'shown' });
    },
    onFailed: fail,
  });
  return () => {
    cancel();
    remove();
  };
}
