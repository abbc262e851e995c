import type { Statement } from './schema/to-confirm';

/** What a page says, and only the owner can confirm. A build prints each; delete an entry once it is confirmed. */
export const toConfirm: readonly Statement[] = [
  { file: 'content/site.ts', statement: 'both offices keep the hours Mon - Fri in their own local time' },
  {
    file: 'content/pages/managed-services.ts',
    statement:
      'a ticket has priority when people cannot work, or customers cannot reach the client; others wait for office hours',
  },
  {
    file: 'content/pages/managed-services.ts',
    statement: 'desk and visits are billed by the hour or by the month, at a price that the estimate names',
  },
  { file: 'content/first-month.ts', statement: 'the order and the days of the first month' },
];
