import { readHours } from './read-hours';

test('the times of the hours are read as minutes of the day', () => {
  expect(readHours('Mon - Fri, 9:00 AM - 5:00 PM')).toEqual({ days: 'Mon - Fri', from: 540, to: 1020 });
  expect(readHours('Mon - Sat, 12:15 AM - 12:30 PM')).toEqual({ days: 'Mon - Sat', from: 15, to: 750 });
});

test.each(['', '9 to 5', 'Mon - Fri, 9:00 - 17:00', 'Mon - Fri, 13:00 PM - 5:00 PM'])('%j is refused', (text) => {
  expect(() => readHours(text)).toThrow('Mon - Fri, 9:00 AM - 5:00 PM');
});
