/** The invented figures of the papers on software. Sums, shares and taxes are computed from them. */
export const softwareFigures = {
  /** What a product charges its customer, a month in cents, and in whole percent. */
  saas: { teamCents: 6_000, businessCents: 15_000, seatCents: 1_000, seats: 3, taxPercent: 6 },
  /** An app of 14 screens for two systems. Apple's fee is a year's; Google's is paid once. */
  app: {
    screens: 14,
    buildCents: 2_800_000,
    releaseCents: 240_000,
    fixesCents: 360_000,
    appleCents: 9_900,
    googleCents: 2_500,
  },
  /** A change of a product, as an invoice bills it: its price in cents, and its tests. */
  change: { cents: 400_000, tests: 84 },
  /** Lines of source code. */
  code: { rules: 11_400, screens: 10_900, accounts: 3_300, iPhone: 1_350, android: 1_650, browser: 1_400 },
  /** The highest order of each step, in cents. */
  approvals: { teamCents: 100_000, departmentCents: 1_000_000, financeCents: 5_000_000 },
  /** An order by phone: its steps with minutes of work, those in which the same data is typed, and what the portal leaves of them. */
  order: {
    steps: [
      { step: 'Sales: customer calls, order noted', minutes: 6, typed: true, note: 'typed by your customer', left: 0 },
      { step: 'Sales: price looked up in two sheets', minutes: 5, typed: undefined, note: 'on the page', left: 0 },
      { step: 'Sales: order typed into a spreadsheet', minutes: 4, typed: true, note: 'saved by the portal', left: 0 },
      {
        step: 'Both: warehouse asked about stock',
        minutes: 9,
        typed: undefined,
        note: 'asked when it’s short',
        left: 4,
      },
      { step: 'Accounting: invoice typed again', minutes: 7, typed: true, note: 'checked and sent', left: 2 },
    ],
  },
} as const;
