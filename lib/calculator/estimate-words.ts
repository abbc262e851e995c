import type { Tool } from '@/content/schema/tool';
import { memberLimits } from '@/content/tools';
import { formatCents } from '@/lib/money/format-money';
import { formatCount } from '@/lib/text/format-count';
import { crossingOf, type MemberRange } from './cost-curve';
import type { Estimate } from './estimate';
import { peopleText } from './members-scale';

/** 'a, b and c'. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The names of tools at the start of a sentence: 'Issue tracker, team chat and HR suite'. */
export function toolNames(tools: readonly Pick<Tool, 'name'>[]): string {
  return joinWords(
    tools.map(({ name }, index) =>
      index === 0 || /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
    ),
  );
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
  const isOne = tools === 1;
  if (ranges.length === 0)
    return `Our list prices cost more for ${isOne ? 'this tool' : 'these tools'} at every team size from ${formatCount(memberLimits.min)} to ${peopleText(memberLimits.max)}.`;
  const crossing = crossingOf(ranges);
  const saved = `${isOne ? 'This tool costs' : 'These tools cost'} less with us for ${rangesText(ranges)}.`;
  return crossing ? `${saved} For ${formatCount(crossing)} people or more, ask us for a quote.` : saved;
}

/** The sentence that screen readers hear once the totals have settled. */
export function announcement(estimate: Estimate): string {
  if (estimate.status === 'empty') return 'No tools selected.';
  const chosen = `${peopleText(estimate.members)}, ${toolCount(estimate.lines.length)}: `;
  if (estimate.status === 'quote')
    return `${chosen}${formatCents(estimate.current.monthlyCents)} a month now. With us: a custom quote.`;
  return `${chosen}you save ${formatCents(estimate.savings.monthlyCents)} a month, ${estimate.percentage}% less.`;
}
