import type { Statement } from './schema/to-confirm';

/** What a page says, and only the owner can confirm. A build prints each; delete an entry once it is confirmed. */
export const toConfirm: readonly Statement[] = [
  {
    file: 'content/booking.ts',
    shownOn: '/contact',
    statement: 'the call in the booking calendar is free and takes one hour',
  },
  {
    file: 'content/site.ts',
    shownOn: '/contact',
    statement: 'both offices keep the hours Mon - Fri in their own local time',
  },
  {
    file: 'content/pages/dohtech-startup-launchpad.ts',
    statement: 'whether a tool that runs on the servers of a plan still costs its hosting price: the estimate says so',
  },
  {
    file: 'content/pages/dohtech-startup-launchpad.ts',
    statement: 'whether the consultation hours of a startup plan are given once or every month: the estimate says so',
  },
  {
    file: 'content/pages/services/startups/compute-infrastructure.ts',
    statement: 'the estimate of a server names its country, its traffic and the notice period',
  },
  {
    file: 'content/pages/platforms.ts',
    statement: 'several tools may share a rented server, and build servers for code hosting are priced in the estimate',
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
    statement:
      'the estimate states a response time for each kind of problem; nights and weekends only by contract, or with the priority tickets of a plan',
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
    statement: 'servers are needed only for software of the client’s own',
  },
  {
    file: 'content/pages/platforms.ts',
    statement:
      'support of a tool covers updates, backups and questions of all its users in office hours, and no filing of payroll taxes',
  },
  {
    file: 'content/pages/platforms.ts',
    statement:
      'how much a tool may store, how many may call at once, and who pays the makers of Mattermost (above 250 people) and Zulip (above 10): the estimate says so',
  },
  {
    file: 'content/pages/startup-services.ts',
    statement: 'patching and monitoring are in every startup plan',
  },
  {
    file: 'content/pages/it-consulting.ts',
    statement: 'visits far from our offices, or a local technician, are possible at a cost agreed beforehand',
  },
  {
    file: 'content/pages/privacy.ts',
    statement: 'no legal entity, effective date or retention of messages is named; messages are deleted on request',
  },
  {
    file: 'content/first-month.ts',
    shownOn: '/managed-services#first-days',
    statement: 'the order and the days of the first month',
  },
  {
    file: 'content/pages/services/managed-services/remote-on-site-it-support.ts',
    statement: 'visits around both offices, with the parts; elsewhere by arrangement',
  },
  {
    file: 'content/pages/services/managed-services/remote-on-site-it-support.ts',
    statement:
      'spare parts and devices stand ready for a client (a register, a drum, an access point, a router set up at our office), and who pays for them',
  },
  {
    file: 'content/pages/services/managed-services/remote-workforce-it-support.ts',
    statement: 'a backup key waits at the site, and a phone is enrolled from there',
  },
  {
    file: 'content/papers/software/sample-figures.ts',
    shownOn: '/services/software/mobile-development',
    statement: 'a sample app of 14 screens costs 28,000 dollars: a reader may take it for a price of ours',
  },
  {
    file: 'content/papers/software/sample-figures.ts',
    shownOn: '/services/software/mobile-development',
    statement: 'a developer account costs 99 dollars a year at Apple, and 25 once at Google',
  },
  {
    file: 'content/sample-bill.ts',
    shownOn: '/services',
    statement: 'a new bill starts at 25 people, until the visitor enters another number',
  },
  {
    file: 'content/plans.ts',
    shownOn: '/startup-services#plans',
    statement: 'the setup fee is charged once for each startup plan, so a bill with two of them has two',
  },
  {
    file: 'content/plans.ts',
    shownOn: '/startup-services#plans',
    statement:
      'priority tickets come with the smallest startup plan, backups with the two smallest: in larger plans the estimate adds them',
  },
  {
    file: 'content/plans.ts',
    shownOn: '/services/cms-wordpress/cms-website-management',
    statement: 'the price of the middle support plan covers all the storage in its row, more than the free hosting',
  },
  {
    file: 'content/pages/dohtech-startup-launchpad.ts',
    statement: 'a move to another startup plan: nothing is reinstalled, and the month is agreed',
  },
  {
    file: 'content/pages/services/managed-services/cloud-infrastructure.ts',
    statement:
      'a second engineer reviews each change, alerts wake an engineer, and incidents end with a written report',
  },
  {
    file: 'content/pages/services/managed-services/remote-workforce-it-support.ts',
    statement: 'a monthly amount for each person looked after, counted anew from the following month; hardware at cost',
  },
  {
    file: 'content/pages/services/cms-wordpress/custom-wordpress-websites.ts',
    statement:
      'what counts as a revision round, and that design and theme code belong to the client once the project is paid',
  },
  {
    file: 'content/pages/software-development.ts',
    statement:
      'parts that must be tried out first get a small test at a fixed price, or are billed by time up to a limit that the client sets',
  },
  {
    file: 'content/pages/services/software/enteprise-development.ts',
    statement:
      'large projects are ordered and paid by stage, and the client can stop after any stage and keep its result',
  },
  {
    file: 'content/pages/cloud-solutions.ts',
    statement: 'an assessment has a fixed fee by the number of systems, and its results are the client’s to keep',
  },
  {
    file: 'content/pages/about/contact/partners.ts',
    statement: 'clients that a partner brings stay the partner’s, and our work can carry the partner’s name',
  },
  {
    file: 'content/pages/platforms.ts',
    statement: 'the price of a tool covers its setup; moving data and training people are priced in the estimate',
  },
  {
    file: 'content/pages/platforms.ts',
    statement: 'a trial of a tool with some of the client’s data: the page names no price for it',
  },
  {
    file: 'content/pages/services/cms-wordpress/cms-website-management.ts',
    statement: 'repair after an attack belongs to each support plan, and is a separate job only for other sites',
  },
  {
    file: 'content/pages/services/startups/compute-infrastructure.ts',
    statement: 'the price of a VPS covers its setup and its monitoring, besides SSL and patching',
  },
  {
    file: 'content/pages/services/software/mobile-development.ts',
    statement: 'an app that a store rejects is corrected and submitted again within the price of the launch',
  },
  {
    file: 'content/pages/software-development.ts',
    statement: 'a confidentiality agreement is signed before a client shows anything sensitive, on either form',
  },
  {
    file: 'content/pages/it-training.ts',
    statement: 'a certificate of attendance, seats that can go to a colleague, and travel that costs extra',
  },
  {
    file: 'content/pages/about.ts',
    statement: 'the story of the founder: the engineer, the small company and its bill',
  },
  {
    file: 'content/pages/careers.ts',
    statement: 'work from home in most roles, interns, and French in the office in Cameroon',
  },
];
