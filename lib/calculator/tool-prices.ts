import type { Tool } from '@/content/schema/tool';
import { memberLimits, tools } from '@/content/tools';
import { providerMonthlyCents } from './estimate';

type ToolPrice = { cents: number; tools: readonly Tool[] };

/** What tools cost with us a month, before hosting doubles for the first time: the price of most tools first, in US cents. */
export function toolPrices(): ToolPrice[] {
  const prices = new Map<number, Tool[]>();
  for (const tool of tools) {
    const cents = providerMonthlyCents(memberLimits.min, tool);
    prices.set(cents, [...(prices.get(cents) ?? []), tool]);
  }
  const found = [...prices].map(([cents, priced]) => ({ cents, tools: priced }));
  return found.sort((a, b) => b.tools.length - a.tools.length);
}
