import type { Statement } from './schema/to-confirm';

/** What a page says, and only the owner can confirm. A build prints each; delete an entry once it is confirmed. */
export const toConfirm: readonly Statement[] = [
  { file: 'content/site.ts', statement: 'both offices keep the hours Mon - Fri in their own local time' },
  {
    file: 'content/pages/dohtech-startup-launchpad.ts',
    statement: 'whether a tool that runs on the servers of a plan still costs its hosting price: the estimate says so',
  },
  {
    file: 'content/pages/managed-services.ts',
    statement:
      'a ticket has priority when people cannot work, or customers cannot reach the client; others wait for office hours',
  },
  {
    file: 'content/pages/managed-services.ts',
    statement: 'desk and visits are billed by the hour or by the month, at a price that the estimate names',
  },
  {
    file: 'content/pages/it-consulting.ts',
    statement: 'the parts of the free hour and their minutes, and that the notes are sent after the call',
  },
  {
    file: 'content/pages/services/managed-services/remote-on-site-it-support.ts',
    statement: 'the estimate states a response time for each kind of problem; nights and weekends only by contract',
  },
  {
    file: 'content/pages/services/cms-wordpress/cms-website-management.ts',
    statement: 'each support plan includes a monthly report, and can be changed or canceled by the month',
  },
  {
    file: 'content/pages/about/projects/buzme.ts',
    statement: 'what Buzme, Buzsmart and Buzstorage do, as the sample screens of their pages show it',
  },
  {
    file: 'content/pages/managed-services.ts',
    statement:
      'the written agreement names a notice period, and servers are needed only for software of the client’s own',
  },
  {
    file: 'content/pages/platforms.ts',
    statement: 'support of a tool covers questions of all its users in office hours, and no filing of payroll taxes',
  },
  {
    file: 'content/pages/it-consulting.ts',
    statement: 'visits far from our offices, or a local technician, are possible at a cost agreed beforehand',
  },
  {
    file: 'content/pages/privacy.ts',
    statement: 'no legal entity, effective date or retention of messages is named; messages are deleted on request',
  },
  { file: 'content/first-month.ts', statement: 'the order and the days of the first month' },
];
