import { timeAfter } from './time-of-day';

test.each([
  ['09:00', 4, '9:04 AM', '09:04'],
  ['11:50', 12, '12:02 PM', '12:02'],
  ['12:30', 45, '1:15 PM', '13:15'],
  ['23:59', 2, '12:01 AM', '00:01'],
])('%s and %d minutes are %s', (start, minutes, text, dateTime) => {
  expect(timeAfter(start, minutes)).toEqual({ text, dateTime });
});
