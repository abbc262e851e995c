/** What may stand between the digits of a phone number: blanks, brackets, dots, slashes, and dashes of every kind. */
const BETWEEN = '[\\s().\\/\\p{Pd}]*';

/** As many digits as the shortest numbers have; '24/7' and '9 - 17' are none. */
const SOME_NUMBER = new RegExp(`\\d(?:${BETWEEN}\\d){6,}`, 'u');

/** What a link says, where it says a phone number or a mailbox and leads to another. */
export function labelFault(label: string, link: string): string | undefined {
  const [, scheme, contact = ''] = /^(tel|mailto):(.*)$/.exec(link) ?? [];
  if (scheme === 'tel' && SOME_NUMBER.test(label.replace(dialed(contact), '')))
    return `expected the number that is dialed, ${contact}, received '${label}'`;
  const mailboxes = label.toLowerCase().match(/[\w.+-]+@[\w.-]*\w/g) ?? [];
  if (scheme === 'mailto' && mailboxes.some((mailbox) => mailbox !== contact.toLowerCase()))
    return `expected the address that is written to, ${contact}, received '${label}'`;
  return undefined;
}

/** The number in any writing, with its country or, where no other stands before it, without: a country has one to three digits. */
function dialed(contact: string): RegExp {
  const digits = contact.replace(/\D/g, '');
  const forms = [0, 1, 2, 3].map((cut) => [...digits.slice(cut)].join(BETWEEN));
  return new RegExp(`(?<!\\d${BETWEEN})(?:${forms.join('|')})(?!\\d)`, 'gu');
}
