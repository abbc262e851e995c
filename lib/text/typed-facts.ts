/** Amounts that have a home of their own. */
const AMOUNT = /[$€£]\s?\d|\b(?:USD|EUR)\s?\d|\d\s?(?:[$€£]|(?:USD|EUR|(?:US )?dollars?|euros?)\b)/i;

/** Ways to reach us, each with how to link it. */
const CONTACTS: readonly { pattern: RegExp; expected: string }[] = [
  { pattern: /\+\d[\d\s().-]{6,}\d/, expected: 'expected a phone number as a link, as in [Call us](tel:+12025550143)' },
  {
    pattern: /[\w.+-]+@[\w-]+\.[a-z]/i,
    expected: 'expected a mailbox as a link, as in [Write to us](mailto:hello@example.com)',
  },
];

const CONTACT_LINK = /\[[^\]]*\]\((?:tel|mailto):[^)]*\)/g;

/** The first fact typed by hand into a sentence of content, where it would go stale; undefined where there is none. */
export function typedFactFault(sentence: string): string | undefined {
  if (AMOUNT.test(sentence)) return `expected {price:plan-id} for a price, and no other amount, received '${sentence}'`;
  const words = sentence.replace(CONTACT_LINK, '');
  const contact = CONTACTS.find(({ pattern }) => pattern.test(words));
  return contact && `${contact.expected}, received '${sentence}'`;
}
