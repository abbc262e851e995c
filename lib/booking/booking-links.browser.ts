import { withAttribution } from '@/lib/attribution/attribution';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import { closestTo } from '@/lib/platform/events';

/**
 * Puts the attribution into a link to the booking page as the visitor is about to follow it, so that it also goes along
 * in a new tab of the context menu. Returns stop.
 */
export function watchBookingLinks(bookingUrl: string): () => void {
  const booking = new URL(bookingUrl);
  const update = (event: Event) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
    // As the browser writes addresses, which need not be as they were configured; the query may be ours already.
    const isBooking = link?.origin === booking.origin && link.pathname === booking.pathname;
    if (isBooking) link.href = withAttribution(bookingUrl, visitAttribution());
  };
  const signs = ['pointerdown', 'focusin', 'click'];
  for (const sign of signs) document.addEventListener(sign, update, true);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, update, true);
  };
}
