import type { Tool } from '@/content/schema/tool';
import { estimateTexts, oneToolTexts, severalToolsTexts } from '@/content/texts/estimate';
import { memberLimits } from '@/content/tools';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { formatCount } from '@/lib/text/format-count';
import { joinWords, lowered } from '@/lib/text/in-a-row';
import { crossingOf, type MemberRange } from './cost-curve';
import type { Estimate } from './estimate';
import { peopleText } from './members-scale';

/** The names of tools at the start of a sentence: 'Issue tracker, team chat and HR suite'. */
export function toolNames(tools: readonly Pick<Tool, 'name'>[]): string {
  return joinWords(tools.map(({ name }, index) => (index === 0 ? name : lowered(name))));
}

/** '1 tool', '3 tools'. */
export function toolCount(count: number): string {
  return `${count} ${count === 1 ? 'tool' : 'tools'}`;
}

/** The team sizes that save, in words: '13 to 249 and 284 to 299 people'. */
export function rangesText(ranges: readonly MemberRange[]): string {
  return `${joinWords(ranges.map(({ from, to }) => (from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`)))} people`;
}

/** One or two sentences: which team sizes save with this number of tools, and from which size we quote. */
export function savingsText(ranges: readonly MemberRange[], tools: number): string {
  const { dearer, cheaper } = tools === 1 ? oneToolTexts : severalToolsTexts;
  if (ranges.length === 0)
    return fillIn(dearer, { from: formatCount(memberLimits.min), to: peopleText(memberLimits.max) });
  const crossing = crossingOf(ranges);
  const saved = fillIn(cheaper, { people: rangesText(ranges) });
  return crossing ? `${saved} ${fillIn(estimateTexts.largeTeam, { people: formatCount(crossing) })}` : saved;
}

/** The sentence that screen readers hear once the totals have settled. */
export function announcement(estimate: Estimate): string {
  if (estimate.status === 'empty') return estimateTexts.none;
  const chosen = { people: peopleText(estimate.members), tools: toolCount(estimate.lines.length) };
  if (estimate.status === 'quote')
    return fillIn(estimateTexts.quote, { ...chosen, now: formatCents(estimate.current.monthlyCents) });
  const { savings, percentage } = estimate;
  return fillIn(estimateTexts.saving, { ...chosen, saved: formatCents(savings.monthlyCents), percentage });
}
