/** The invented amounts of the sample cloud bill, in cents a month. The price of the server that replaces three is a plan's. */
export const cloudCents = {
  webServers: 12_140,
  database: 18_250,
  traffic: 4_630,
  testServers: 10_920,
  files: 6_600,
  idleDisks: 4_800,
  idleAddresses: 1_440,
} as const;

/** How the answers of the sample trial were rated. */
export const answers = { right: 103, edited: 9, passedOn: 6, wrong: 2 } as const;

/** All answers of the sample trial. */
export const answerCount = answers.right + answers.edited + answers.passedOn + answers.wrong;
