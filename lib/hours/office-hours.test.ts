import { hoursFor, spanText } from './office-hours';

const WASHINGTON = 'America/New_York';
const DOUALA = 'Africa/Douala';
const NINE_TO_FIVE = { days: 'Mon - Fri', from: 9 * 60, to: 17 * 60 };

/** The hours of an office on a visitor's clock at an instant in UTC: '2026-01-15T12:00'. */
const drawn = (office: string, visitor: string, instant: string) =>
  spanText(hoursFor(NINE_TO_FIVE, office, visitor, Date.parse(`${instant}Z`)));

const WINTER = '2026-01-15T12:00';
const SUMMER = '2026-07-15T12:00';

test.each([
  ['Washington, in Washington', WASHINGTON, WASHINGTON, '9 AM - 5 PM', '9 AM - 5 PM'],
  ['Douala, in Washington', DOUALA, WASHINGTON, '3 AM - 11 AM', '4 AM - noon'],
  ['Douala, in Los Angeles, from midnight', DOUALA, 'America/Los_Angeles', 'midnight - 8 AM', '1 AM - 9 AM'],
  ['Washington, in Kolkata, past midnight', WASHINGTON, 'Asia/Kolkata', '7:30 PM - 3:30 AM', '6:30 PM - 2:30 AM'],
  [
    'Washington, in Adelaide, after midnight',
    WASHINGTON,
    'Australia/Adelaide',
    '12:30 AM - 8:30 AM',
    '10:30 PM - 6:30 AM',
  ],
  ['Washington, in Auckland, on the next day', WASHINGTON, 'Pacific/Auckland', '3 AM - 11 AM', '1 AM - 9 AM'],
])('%s: in January and in July', (_, office, visitor, january, july) => {
  expect([drawn(office, visitor, WINTER), drawn(office, visitor, SUMMER)]).toEqual([january, july]);
});

test.each([
  ['Washington, in Auckland', WASHINGTON, 'Pacific/Auckland', 'Tue - Sat'],
  ['Douala, in Honolulu', DOUALA, 'Pacific/Honolulu', 'Sun - Thu'],
  ['Douala, in Los Angeles, from midnight', DOUALA, 'America/Los_Angeles', 'Mon - Fri'],
])('%s: the days on which the hours begin there', (_, office, visitor, days) => {
  for (const instant of [WINTER, '2026-01-15T01:00', '2026-01-15T23:00']) {
    expect(hoursFor(NINE_TO_FIVE, office, visitor, Date.parse(`${instant}Z`)).days).toBe(days);
  }
});

// The clocks of New York change on 8 March 2026, those of Berlin on 29 March.
test('between two changes of clocks the hours move by one', () => {
  const marchDays = ['2026-03-05', '2026-03-20', '2026-04-02'];
  const spans = marchDays.map((day) => drawn(WASHINGTON, 'Europe/Berlin', `${day}T12:00`));
  expect(spans).toEqual(['3 PM - 11 PM', '2 PM - 10 PM', '3 PM - 11 PM']);
});
