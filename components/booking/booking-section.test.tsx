import { renderToStaticMarkup } from 'react-dom/server';
import { consultation } from '@/content/booking';
import { readPublicConfig } from '@/lib/config/public-config';
import { siteConfig } from '@/lib/config/site-config';
import { BookingSection } from './booking-section';

jest.mock('@/lib/config/site-config', () => ({ siteConfig: jest.fn() }));

test.each([
  ['a booking page', { NEXT_PUBLIC_BOOKING_URL: 'https://book.example/call' }, true],
  ['a calendar', { NEXT_PUBLIC_CAL_LINK: 'team/call' }, true],
  ['neither', {}, false],
])('with %s, the section says what the call is named there only if there is one', (_, settings, isSaid) => {
  jest.mocked(siteConfig).mockReturnValue(readPublicConfig(settings));
  const html = renderToStaticMarkup(<BookingSection section={consultation} />);
  expect(html.includes(consultation.calendarNote)).toBe(isSaid);
});
