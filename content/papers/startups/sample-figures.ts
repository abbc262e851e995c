/** The invented figures of the sample papers for startups. Prices are those of the price list and the calculator. */
export const startupFigures = {
  /** The busiest hour of 30 days on the server of the paper: percent of the processor, gigabytes of memory and disk in use. */
  capacity: { processorPercent: 45, memory: 3.5, disk: 48 },
  /** A month's growth in gigabytes. */
  growth: { memory: 0.2, disk: 1.6 },
  /** Pictures of delivery notes, and how many were read without a correction. */
  notes: { printed: { all: 120, right: 117 }, handwritten: { all: 80, right: 49 } },
  /** Days of work of two developers in a month. */
  month: {
    features: [
      { item: 'Team accounts with roles', estimate: 8, used: 9.5, state: 'Live' },
      { item: 'Exports as PDF', estimate: 5, used: 4.5, state: 'Live' },
      { item: 'Single sign-on', estimate: 5, used: 4, left: 1.5, state: 'Moved' },
    ],
    otherWork: [
      { label: 'Bugs, 11 closed', value: 8 },
      { label: 'Library updates and tests', value: 6 },
      { label: 'Support questions', value: 4.5 },
      { label: 'Planning and demos', value: 3.5 },
    ],
  },
} as const;
