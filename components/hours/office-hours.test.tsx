/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OfficeHours } from './office-hours.client';

const JANUARY = Date.parse('2026-01-15T12:00Z');
const JULY = Date.parse('2026-07-15T12:00Z');

const hours = (
  <OfficeHours
    offices={[
      { city: 'Washington', timeZone: 'America/New_York' },
      { city: 'Douala', timeZone: 'Africa/Douala' },
    ]}
    hours={{ days: 'Mon - Fri', from: 540, to: 1020 }}
    timeZone="America/New_York"
    now={JANUARY}
    note="Drawn on Washington time in winter."
    officesLine="Offices: Mon - Fri."
  >
    <li>Day and night</li>
  </OfficeHours>
);

/** The browser's time zone, and the date. */
function visit(timeZone: string, now: number) {
  jest.useFakeTimers({ now });
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locales, options) => new DateTimeFormat(locales, { ...options, timeZone: options?.timeZone ?? timeZone }),
    );
}

function nameUnknownZone() {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
}

const row = (city: string) => screen.getAllByRole('listitem').find((item) => within(item).queryByText(city));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['America/New_York', JANUARY, '9 AM - 5 PM', '3 AM - 11 AM', 'Eastern Standard Time'],
  ['Asia/Kolkata', JULY, '6:30 PM - 2:30 AM', '1:30 PM - 9:30 PM', 'India Standard Time'],
])('a visitor in %s sees the hours of today on the own clock', (zone, now, washington, douala, name) => {
  visit(zone, now);
  render(hours);
  expect(row('Washington')).toHaveTextContent(washington);
  expect(row('Douala')).toHaveTextContent(douala);
  expect(screen.getByText(`Shown for today in ${name}.`)).toBeInTheDocument();
});

test.each([
  ['Pacific/Auckland', 'Tue - Sat, 3 AM - 11 AM', '9 PM - 5 AM'],
  ['Pacific/Honolulu', '4 AM - noon', 'Sun - Thu, 10 PM - 6 AM'],
])('a visitor in %s sees the own weekdays where they are not those of the office', (zone, washington, douala) => {
  visit(zone, JANUARY);
  render(hours);
  expect(row('Washington')?.querySelector('.text')).toHaveTextContent(`${washington} your time`);
  expect(row('Douala')?.querySelector('.text')).toHaveTextContent(`${douala} your time`);
});

test("the office in the visitor's time zone is marked, and the other has its own hours beside it", () => {
  visit('Africa/Douala', JANUARY);
  render(hours);
  expect(row('Douala')).toHaveTextContent('your time');
  expect(row('Washington')).toHaveTextContent('9 AM - 5 PM there');
  expect(row('Washington')).toHaveTextContent('3 PM - 11 PM your time');
});

test.each([
  ['refuses to format with its zone', () => visit('Etc/Unknown', JULY)],
  ['names its zone Etc/Unknown', nameUnknownZone],
])('where the browser %s, the page stays on Washington time and says so', (_, prepare) => {
  prepare();
  render(hours);
  expect(row('Douala')).toHaveTextContent('3 AM - 11 AM');
  expect(screen.getByText('Drawn on Washington time in winter.')).toBeInTheDocument();
});

test('the prerendered page draws the day that it is given on Washington time, not the day of the build', () => {
  visit('Asia/Kolkata', JULY);
  const html = renderToString(hours);
  expect(html).toContain('3 AM - 11 AM');
  expect(html).toContain('Drawn on Washington time in winter.');
});
