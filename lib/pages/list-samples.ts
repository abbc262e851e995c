import { portfolio } from '@/content/portfolio';
import { pageOfModule } from '@/content/schema/to-confirm';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { toConfirm } from '@/content/to-confirm';

/** Sample content that the owner still has to replace, a line for each module. A build prints them. */
export function listSamples(): string[] {
  return [
    ...samples('content/testimonials.ts', testimonials),
    ...samples('content/portfolio.ts', portfolio),
    ...listFictionalContacts(site),
  ];
}

type Contacts = {
  emails: Readonly<Record<string, string>>;
  phones: readonly { display: string; dial: string }[];
  social: readonly { href: string | null }[];
};

/** Numbers kept for fiction in North America, and a Cameroonian prefix that is not in use: no visitor can call them. */
const FICTIONAL_NUMBER = /^\+1\d{3}55501\d\d$|^\+23760055/;

/** Each contact detail that is still fictional, a line for each: one that was forgotten would go live unnoticed. */
export function listFictionalContacts({ emails, phones, social }: Contacts): string[] {
  return [
    ...Object.values(emails).filter((email) => email.endsWith('.example')),
    ...phones.filter(({ dial }) => FICTIONAL_NUMBER.test(dial)).map(({ display }) => display),
    ...social.flatMap(({ href }) => (href && new URL(href).hostname.endsWith('.example') ? [href] : [])),
  ].map((contact) => `content/site.ts: ${contact} is fictional`);
}

/** What the pages say and only the owner can confirm, a line for each statement, by page. `npm run check:content` prints them. */
export function listToConfirm(): string[] {
  return toConfirm
    .map(({ file, shownOn = pageOfModule(file), statement }) => `${shownOn} (${file}): ${statement}`)
    .sort();
}

function samples(file: string, entries: readonly { isSample: boolean }[]): string[] {
  const count = entries.filter((entry) => entry.isSample).length;
  return count > 0 ? [`${file}: ${count} ${count === 1 ? 'entry' : 'entries'} with isSample: true`] : [];
}
