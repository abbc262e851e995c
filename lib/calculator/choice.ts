import { linkTexts } from '@/content/texts/link';
import { memberLimits, preselectedTools, type ToolId, tools } from '@/content/tools';
import { findAllNamed, linkValue, listEntries } from '@/lib/platform/link-query';
import { fillIn } from '@/lib/text/fill-in';
import { countedText } from '@/lib/text/format-count';
import { readMembers } from './members-scale';
import { clampPeople } from './read-people';

/** The visitor's input. Everything else in the calculator is computed from it. */
export type Choice = {
  members: number;
  /** In the order of the calculator, each once. */
  tools: ToolId[];
};

const toolIds = tools.map((tool) => tool.id);

export const defaultChoice: Choice = { members: memberLimits.initial, tools: [...preselectedTools] };

/** These ids in the calculator's order, each once; unknown ones are dropped. */
export function orderedTools(ids: Iterable<string>): ToolId[] {
  const wanted = new Set(ids);
  return toolIds.filter((id) => wanted.has(id));
}

/** The choice with these tools selected or not; the same object if nothing changes, because a new one would be announced. */
export function withTools(choice: Choice, ids: readonly ToolId[], isChosen: boolean): Choice {
  const others = choice.tools.filter((tool) => !ids.includes(tool));
  const next = orderedTools(isChosen ? [...others, ...ids] : others);
  return next.length === choice.tools.length ? choice : { ...choice, tools: next };
}

export const PEOPLE = 'people';
export const TOOLS = 'tools';
export const choiceParameters = [PEOPLE, TOOLS];

/** The values of `tools` for no tool and for all. */
const NO_TOOL = 'none';
const EVERY_TOOL = 'all';

/** The choice as a readable query: '?people=40&tools=team-chat,wiki'. Empty for the default one. A smaller team counts as the smallest. */
export function choiceQuery(choice: Choice): string {
  const list = toolList(choice.tools);
  const members = clampPeople(choice.members, memberLimits);
  if (members === defaultChoice.members && list === toolList(defaultChoice.tools)) return '';
  return `?${PEOPLE}=${members}&${TOOLS}=${list}`;
}

/**
 * Reads a shared address, also a changed one: sizes are clamped, the default choice fills what is missing, or `team` where it names no
 * size, `unread` says what could not be read.
 */
export function readChoice(query: string, team = defaultChoice.members): { choice: Choice; unread: string } {
  const parameters = new URLSearchParams(query.toLowerCase());
  const people = linkValue(parameters.get(PEOPLE) ?? '');
  const members = people === '' ? team : readMembers(people);
  const { found, unknown } = findAllNamed([NO_TOOL, EVERY_TOOL, ...toolIds], listEntries(parameters.get(TOOLS) ?? ''));
  const unread = [
    members === undefined ? fillIn(linkTexts.people, { people: defaultChoice.members }) : '',
    countedText(unknown, linkTexts.tool, linkTexts.tools),
  ];
  const choice = { members: members ?? defaultChoice.members, tools: toolsNamed(found) ?? defaultChoice.tools };
  return { choice, unread: unread.filter(Boolean).join(' ') };
}

/** Whether every entry in a query's list of tools is known. */
export function isToolList(text: string): boolean {
  const ids: readonly string[] = toolIds;
  return text === NO_TOOL || text === EVERY_TOOL || text.split(',').every((id) => ids.includes(id));
}

function toolsNamed(names: readonly string[]): ToolId[] | undefined {
  if (names.includes(EVERY_TOOL)) return toolIds;
  const known = orderedTools(names);
  return known.length > 0 || names.includes(NO_TOOL) ? known : undefined;
}

function toolList(ids: readonly ToolId[]): string {
  if (ids.length === 0) return NO_TOOL;
  return ids.length === tools.length ? EVERY_TOOL : ids.join(',');
}
