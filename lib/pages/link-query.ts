import { enquiryServices } from '@/content/options';
import { portfolioCategorySchema } from '@/content/schema/portfolio-item';
import { memberLimits } from '@/content/tools';
import { isToolList, PEOPLE, TOOLS } from '@/lib/calculator/choice';
import { readMembers } from '@/lib/calculator/members-scale';
import { findOffer, offersOf } from '@/lib/money/offers';
import { CALCULATOR_PATH, CONTACT_PATH } from '@/lib/routes/paths';

/** What a page understands behind one name: what it expects there, and whether a value is such. */
type Parameter = { expected: string; isKnown: (value: string) => boolean };

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** What each page reads behind the `?` of its address. */
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

/** What a link that opens the startup request asks of it, on whatever page (`?plan=startup-boost#start`). */
const STARTUP_REQUEST: Readonly<Record<string, Parameter>> = {
  plan: {
    expected: 'a startup plan of content/plans.ts',
    isKnown: oneOf(offersOf('startup').map(({ id }) => id)),
  },
};

/** What a link asks its page to choose beforehand and the page does not know: it would open with nothing chosen. */
export function queryFault(link: string): string | undefined {
  if (/\s/.test(link)) return `expected an address without spaces (%20 stands for one), received '${link}'`;
  const [path = ''] = link.split(/[?#]/);
  const known = link.endsWith('#start') ? STARTUP_REQUEST : (PAGES[path] ?? {});
  // Read as the browser reads it, which takes one '?' away and not two.
  for (const [name, value] of new URLSearchParams(/\?[^#]*/.exec(link)?.[0])) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!parameter) return `expected ${namesOf(known)} behind '?' of ${path}, received '${name}'`;
    if (!parameter.isKnown(value)) return `expected ${parameter.expected} behind '?${name}=', received '${value}'`;
  }
  return undefined;
}

function namesOf(parameters: Readonly<Record<string, Parameter>>): string {
  return (
    Object.keys(parameters)
      .map((name) => `'${name}'`)
      .join(', ') || 'nothing'
  );
}
