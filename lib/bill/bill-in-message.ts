/* Finds the bill in a message. Apart from bill-words.ts, because the contact form needs neither prices nor tools. */

export const FIRST_LINE = 'My bill';
export const LAST_LINE = 'List prices of ';

const IN_MESSAGE = new RegExp(`^${FIRST_LINE}(?:, [\\d,]+ people)?$[\\s\\S]*?^${LAST_LINE}.+\\.$`, 'm');

/** A message with the bill in it: in place of an older bill, or below what is there. Ends with room for a question. */
export function messageWithBill(message: string, bill: string): string {
  if (IN_MESSAGE.test(message)) return message.replace(IN_MESSAGE, () => bill);
  const before = message.trimEnd();
  return `${before}${before && '\n\n'}${bill}\n\n`;
}
