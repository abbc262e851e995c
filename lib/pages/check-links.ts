import { enquiryServices } from '@/content/options';
import { portfolioCategorySchema } from '@/content/schema/portfolio-item';
import { memberLimits } from '@/content/tools';
import { isToolList, PEOPLE, TOOLS } from '@/lib/calculator/choice';
import { readMembers } from '@/lib/calculator/members-scale';
import { findOffer, offersOf } from '@/lib/money/offers';
import { CALCULATOR_PATH, CONTACT_PATH } from '@/lib/routes/paths';

type Parameter = { expected: string; isKnown: (value: string) => boolean };

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

const PAGES: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  [CONTACT_PATH]: {
    service: { expected: 'a service of content/options.ts', isKnown: oneOf(enquiryServices) },
    plan: { expected: 'a plan of content/plans.ts', isKnown: (id) => findOffer(id) !== undefined },
    message: { expected: 'words', isKnown: (text) => text.trim() !== '' },
  },
  '/about/portfolio': {
    category: { expected: 'a category of the portfolio', isKnown: oneOf(portfolioCategorySchema.options) },
  },
  [CALCULATOR_PATH]: {
    [PEOPLE]: {
      expected: `a number from ${memberLimits.min} to ${memberLimits.max}`,
      isKnown: (people) => String(readMembers(people)) === people,
    },
    [TOOLS]: { expected: "tools of content/tools.ts, 'all' or 'none'", isKnown: isToolList },
  },
};

/** The parameters of a link that opens the startup request on any page (`?plan=startup-boost#start`). */
const STARTUP_REQUEST: Readonly<Record<string, Parameter>> = {
  plan: { expected: 'a startup plan of content/plans.ts', isKnown: oneOf(offersOf('startup').map(({ id }) => id)) },
};

/** The first query parameter of a link that its page does not know: the page would ignore it and open with nothing chosen. */
export function checkLinkQuery(link: string): string | undefined {
  if (/\s/.test(link)) return `expected an address without spaces (write %20 for one), received '${link}'`;
  const [path = ''] = link.split(/[?#]/);
  const known = link.endsWith('#start') ? STARTUP_REQUEST : (PAGES[path] ?? {});
  // Like a browser, URLSearchParams drops one leading '?' and not two.
  for (const [name, value] of new URLSearchParams(/\?[^#]*/.exec(link)?.[0])) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    const names = Object.keys(known).map((key) => `'${key}'`);
    if (!parameter) return `expected ${names.join(', ') || 'nothing'} after '?' of ${path}, received '${name}'`;
    if (!parameter.isKnown(value)) return `expected ${parameter.expected} behind '?${name}=', received '${value}'`;
  }
  return undefined;
}

/**
 * A phone number or mailbox in the label of a link must be the one that the link leads to. A number may stand without its country
 * code, and without other figures beside it.
 */
export function checkLinkLabel(label: string, link: string): string | undefined {
  const [, scheme, contact = ''] = /^(tel|mailto):(.*)$/.exec(link) ?? [];
  const digits = label.replace(/\D/g, '');
  if (scheme === 'tel' && digits.length >= 7 && !(digits.length >= 9 && contact.endsWith(digits)))
    return `expected the number that is dialed, ${contact}, and no other figures, received '${label}'`;
  const mailboxes = label.toLowerCase().match(/[\w.+-]+@[\w.-]*\w/g) ?? [];
  if (scheme === 'mailto' && mailboxes.some((mailbox) => mailbox !== contact.toLowerCase()))
    return `expected the address that is written to, ${contact}, received '${label}'`;
  return undefined;
}
