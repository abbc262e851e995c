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

/** What the tools of these lines leave to other providers, a sentence each. Without `people`, for a team of any size. */
export function caveatsOf(lines: readonly { tool: Tool }[], people = Number.POSITIVE_INFINITY): string[] {
  return lines.flatMap(({ tool: { caveat, caveatAbove = 0 } }) => (caveat && people > caveatAbove ? caveat : []));
}

/** The team sizes that save, in words: '13 to 249 people, and for some sizes up to 299'. The table beside the chart has each. */
function rangesText(first: MemberRange, last: MemberRange): string {
  const sizes = (first.from === first.to ? '' : `${formatCount(first.from)} to `) + peopleText(first.to);
  return last === first ? sizes : fillIn(estimateTexts.someSizes, { sizes, to: formatCount(last.to) });
}

/** One or two sentences: which team sizes save with this number of tools, and from which size we quote. */
export function savingsText(ranges: readonly MemberRange[], tools: number): string {
  const { dearer, cheaper } = tools === 1 ? oneToolTexts : severalToolsTexts;
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return fillIn(dearer, { from: formatCount(memberLimits.min), to: peopleText(memberLimits.max) });
  const crossing = crossingOf(ranges);
  const saved = fillIn(cheaper, { people: rangesText(first, last) });
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
