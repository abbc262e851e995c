import { withAttribution } from '@/lib/attribution/attribution';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import { closestTo } from '@/lib/platform/events';

/** Adds the attribution to a booking link at a press or focus: a tab from the context menu has it, too. Returns a stop function. */
export function watchBookingLinks(bookingUrl: string): () => void {
  const booking = new URL(bookingUrl);
  const update = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
    // Compares parsed addresses, because the configured one may be spelled differently. The query does not count:
    // an earlier press may have added the attribution.
    const isBooking = link?.origin === booking.origin && link.pathname === booking.pathname;
    if (isBooking) link.href = withAttribution(bookingUrl, visitAttribution());
  };
  const listening = new AbortController();
  for (const type of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, update, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
