import type { Clock } from '@/lib/platform/clock';

/** After this long without an answer the calendar has failed. Cal answers once the page in its frame has loaded. */
const CALENDAR_TIMEOUT_MS = 15_000;

export type CalendarState = { status: 'closed' } | { status: 'loading' } | { status: 'shown' } | { status: 'failed' };

/** Shows a calendar in the page and calls one of the handlers, once. Returns a function that removes it. */
export type ShowCalendar = (handlers: { onReady(): void; onFailed(): void }) => () => void;

/** Opens the calendar, and removes it if it fails or does not answer in time. Returns a function that stops it. */
export function openCalendar(
  show: ShowCalendar,
  { clock, onChange }: { clock: Clock; onChange: (state: CalendarState) => void },
): () => void {
  let remove = () => {};
  const stop = () => {
    cancel();
    remove();
  };
  const fail = () => {
    stop();
    onChange({ status: 'failed' });
  };
  onChange({ status: 'loading' });
  const cancel = clock.after(CALENDAR_TIMEOUT_MS, fail);
  remove = show({
    onReady() {
      cancel();
      onChange({ status: 'shown' });
    },
    onFailed: fail,
  });
  return stop;
}
