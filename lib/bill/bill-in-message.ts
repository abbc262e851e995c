/* Finds the bill in a message. Separate from bill-words.ts, because the contact form needs neither prices nor tools. */

export const FIRST_LINE = 'My bill';
export const LAST_LINE = 'List prices of ';

const FIRST = `^${FIRST_LINE}(?:, [\\d,]+ (?:people|person))?$`;
/** From the first line nearest to the last one: a visitor may have written "My bill" above. */
const IN_MESSAGE = new RegExp(`${FIRST}(?:(?!${FIRST})[\\s\\S])*?^${LAST_LINE}.+\\.$`, 'm');

/** A message with the bill in it: in place of an older bill, or below what is there. Ends with room for a question. */
export function messageWithBill(message: string, bill: string): string {
  if (IN_MESSAGE.test(message)) return message.replace(IN_MESSAGE, () => bill);
  const before = message.trimEnd();
  return `${before}${before && '\n\n'}${bill}\n\n`;
}
