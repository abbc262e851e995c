/** Texts of the booking calendar, which loads when the visitor asks for it. */
export const calendarTexts = {
  name: 'Booking calendar',
  show: 'Show the calendar',
  loading: 'The calendar is loading…',
  shown: 'The calendar is open.',
  failed: 'The calendar did not load.',
} as const;
