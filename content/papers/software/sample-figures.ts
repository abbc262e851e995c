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
  /** Lines of source code. */
  code: { rules: 11_400, screens: 10_900, accounts: 3_300, iPhone: 1_350, android: 1_650, browser: 1_400 },
  /** The highest order of each step, in cents. */
  approvals: { teamCents: 100_000, departmentCents: 1_000_000, financeCents: 5_000_000 },
  /** Days of work on a portal, and its screens. */
  portal: { daysEstimated: 20, daysUsed: 17.5, daysDropped: 2, screensReady: 11, screens: 26, quotes: 40 },
} as const;
