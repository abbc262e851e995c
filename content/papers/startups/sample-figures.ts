/** The invented figures of the sample papers for startups. Prices are those of the price list and the calculator. */
export const startupFigures = {
  /** The busiest hour of 30 days on a Startup VPS: percent of the processor, gigabytes of memory and disk in use. */
  capacity: { processorPercent: 45, memory: 3.5, disk: 48 },
  /** A month's growth in gigabytes. */
  growth: { memory: 0.2, disk: 1.6 },
  /** Pictures of delivery notes, and how many were read without a correction. */
  notes: { printed: { all: 120, right: 117 }, handwritten: { all: 80, right: 49 } },
  /** Days of work in a round of two weeks: what was estimated, and what it took. */
  round: [
    { item: 'Invitations by email', estimate: 3, took: 2.5 },
    { item: 'Roles for a team account', estimate: 4, took: 6 },
    { item: 'Invoices as PDF, with tax ID', estimate: 3, took: 3 },
    { item: 'Bug: export stopped at 1,000 rows', estimate: 1, took: 0.5 },
    { item: 'Libraries brought up to date', estimate: 1, took: 1 },
    { item: 'Single sign-on', estimate: 5, took: 4, left: 2 },
    { item: 'Questions from your support desk', estimate: 3, took: 3 },
  ],
} as const;
