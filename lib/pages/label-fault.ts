/** What may stand between the digits of a phone number: blanks, brackets, dots, slashes, and dashes of every kind. */
const BETWEEN = '[\\s().\\/\\p{Pd}]*';

/** As many digits as the shortest numbers have; '24/7' and '9 - 17' are none. */
const SOME_NUMBER = new RegExp(`\\d(?:${BETWEEN}\\d){6,}`, 'u');

type Phone = { display: string; dial: string };

/** What a link says, where it says a phone number or a mailbox and leads to another. `phones` are those a link may dial. */
export function labelFault(label: string, link: string, phones: readonly Phone[]): string | undefined {
  const [, scheme, contact = ''] = /^(tel|mailto):(.*)$/.exec(link) ?? [];
  const phone = phones.find(({ dial }) => scheme === 'tel' && dial === contact);
  if (phone && SOME_NUMBER.test(label.replace(inAnyWriting(phone), '')))
    return `expected the number that is dialed, ${contact}, received '${label}'`;
  const mailboxes = label.toLowerCase().match(/[\w.+-]+@[\w.-]*\w/g) ?? [];
  if (scheme === 'mailto' && mailboxes.some((mailbox) => mailbox !== contact.toLowerCase()))
    return `expected the address that is written to, ${contact}, received '${label}'`;
  return undefined;
}

/** A number with its country or, where no other stands before it, without. */
function inAnyWriting({ display, dial }: Phone): RegExp {
  const spaced = (digits: string) => [...digits].join(BETWEEN);
  const whole = dial.slice(1);
  const [country = ''] = /\d+/.exec(display) ?? [];
  const national = spaced(whole.slice(country.length));
  return new RegExp(`(?<!\\d)(?:${spaced(whole)}|(?<!(?:\\+|\\b00)[\\d\\s().-]*)${national})(?!\\d)`, 'gu');
}
