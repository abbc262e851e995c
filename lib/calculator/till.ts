import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { currentMonthlyCents, providerMonthlyCents, type Rates, ratesOf } from './estimate';

/* The figures of the home page's till. Its script is on that page, so this file imports no content. */

export const tillLimits = { min: 10, max: 100, step: 5 } as const;

/** What the till needs to know about a tool of content/tools.ts. */
export type TillTool = Rates & { name: string; replacement: string };

/** The two bills, as money text: each tool's amounts a month, the two totals and their difference. */
export function tillBills(people: number, tools: readonly TillTool[]) {
  const rates = ratesOf(tools);
  const paid = currentMonthlyCents(people, rates);
  const ours = providerMonthlyCents(people, rates);
  return {
    lines: tools.map((tool) => ({
      name: tool.name,
      replacement: tool.replacement,
      paid: formatCents(currentMonthlyCents(people, tool)),
      ours: formatRoundCents(providerMonthlyCents(people, tool)),
      isSaving: providerMonthlyCents(people, tool) < currentMonthlyCents(people, tool),
    })),
    paid: formatCents(paid),
    ours: formatRoundCents(ours),
    saved: formatCents(paid - ours),
  };
}
