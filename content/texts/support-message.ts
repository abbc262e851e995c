/** The link of the asker on the pages of IT support, and the message that it writes. The client part loads these words. */
export const supportMessageTexts = {
  send: 'Put it in a message',
  first: 'We are looking for IT support.',
  line: '{field}: {value}',
  last: 'What would it cost, by the hour and by the month?',
} as const;
