import type { ToolId } from './tools';

/**
 * The sample bill of the site: a team and its per-person tools, which are those that content/sample-invoice.ts leaves unmarked.
 * Its prices are computed from content/tools.ts. The till of the home page and a visitor's own bill start at its number of people.
 */
export const sampleBill = {
  members: 25,
  tools: ['issue-tracker', 'team-chat', 'work-management', 'hr-suite'],
} as const satisfies { members: number; tools: readonly ToolId[] };

/**
 * The part of what software tools and servers cost to run, in whole percent, at which the sample team's saving on tools is
 * the claim of 50%.
 */
export const toolShareOfRunning = 58;

/**
 * The part of a whole bill that per-person tools may be, in whole percent. At `initial`, which home shows first, the sample
 * team's saving on tools is the claim of 30% of the whole bill.
 */
export const shareLimits = { min: 5, max: 80, initial: 35 } as const;
