import { clockText, DAY, hoursFor, spanText } from './office-hours';

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
  ['Douala, in Los Angeles, from midnight', DOUALA, 'America/Los_Angeles', 'midnight - 8 AM', '1 AM - 9 AM'],
  ['Washington, in Kolkata, past midnight', WASHINGTON, 'Asia/Kolkata', '7:30 PM - 3:30 AM', '6:30 PM - 2:30 AM'],
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

const YEAR = 2028;

/** The first Sunday of a month on or after a day of it, in UTC. Months count from 0. */
function sunday(month: number, day: number): number {
  const start = new Date(Date.UTC(YEAR, month, day));
  return Date.UTC(YEAR, month, day + ((7 - start.getUTCDay()) % 7));
}

/** Whether a date has summer time at 9 AM, by the law of each place. */
const isSummer = {
  never: () => false,
  america: (date: number) => date >= sunday(2, 8) && date < sunday(10, 1),
  europe: (date: number) => date >= sunday(2, 25) && date < sunday(9, 25),
};

const visitors = [
  [DOUALA, 60, isSummer.never],
  [WASHINGTON, -300, isSummer.america],
  ['Europe/Berlin', 60, isSummer.europe],
  ['Asia/Kathmandu', 345, isSummer.never],
] as const;

test.each(visitors)(
  'on every day of a leap year the hours in %s are eight, and right',
  (visitor, winter, isSummerThere) => {
    const wrong: string[] = [];
    for (let noon = Date.UTC(YEAR, 0, 1, 12); noon < Date.UTC(YEAR + 1, 0, 1); noon += DAY * 60_000) {
      const ahead = winter + (isSummerThere(noon) ? 60 : 0);
      for (const [office, there] of [
        [WASHINGTON, isSummer.america(noon) ? -240 : -300],
        [DOUALA, 60],
      ] as const) {
        const { from, to } = hoursFor(NINE_TO_FIVE, office, visitor, noon - ahead * 60_000);
        const expected = (NINE_TO_FIVE.from + ahead - there + DAY) % DAY;
        if (from !== expected || to - from !== 8 * 60) wrong.push(`${new Date(noon).toISOString()} ${office}: ${from}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each([
  [0, 'midnight'],
  [30, '12:30 AM'],
  [540, '9 AM'],
  [720, 'noon'],
  [DAY + 210, '3:30 AM'],
])('minute %d is written as %s', (minute, text) => {
  expect(clockText(minute)).toBe(text);
});
