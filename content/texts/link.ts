/** What a page says of a link that asks for something it does not have: the link is old, or was changed on the way. */
export const linkTexts = {
  people: 'The number of people in this link could not be read, so it is {people}.',
  tool: '1 tool of this link is not in our calculator and was left out.',
  tools: '{count} tools of this link are not in our calculator and were left out.',
  line: '1 line of this link is not on our price list and was left out.',
  lines: '{count} lines of this link are not on our price list and were left out.',
  cut: 'Part of this link is missing: it was cut on its way, or our price list has changed since. Lines and sums may be wrong; ask for the link again.',
  unread: 'Only the first {read} lines of this link were read.',
  category: 'We show no work of the kind that this link names, so this is all of it.',
} as const;
