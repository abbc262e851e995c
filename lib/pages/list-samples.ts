import { portfolio } from '@/content/portfolio';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { toConfirm } from '@/content/to-confirm';

/** Sample content that the owner still has to replace, a line for each module. A build prints them. */
export function listSamples(): string[] {
  return [
    ...samples('content/testimonials.ts', testimonials),
    ...samples('content/portfolio.ts', portfolio),
    ...(Object.values(site.emails).some((email) => email.endsWith('.example'))
      ? ['content/site.ts: fictional email addresses, phone numbers and profiles']
      : []),
  ];
}

/** What the pages say and only the owner can confirm, a line for each statement. A build prints them. */
export function listToConfirm(): string[] {
  return toConfirm.map(({ file, statement }) => `${file}: ${statement}`);
}

function samples(file: string, entries: readonly { isSample: boolean }[]): string[] {
  const count = entries.filter((entry) => entry.isSample).length;
  return count > 0 ? [`${file}: ${count} entries marked as samples`] : [];
}
