import { memberLimits, preselectedTools, type ToolId, tools } from '@/content/tools';
import { readMembers } from './members-scale';

/** What a visitor has set. Everything else on the page is worked out from it. */
export type Choice = {
  members: number;
  /** In the order of the calculator, each once. */
  tools: ToolId[];
};

export const defaultChoice: Choice = { members: memberLimits.initial, tools: [...preselectedTools] };

/** These ids in the calculator's order, each once; unknown ones are dropped. */
export function orderedTools(ids: Iterable<string>): ToolId[] {
  const wanted = new Set(ids);
  return tools.map((tool) => tool.id).filter((id) => wanted.has(id));
}

/** The choice with one tool ticked or not. */
export function withTool(choice: Choice, id: ToolId, isChosen: boolean): Choice {
  return withTools(choice, [id], isChosen);
}

/** The choice with several tools ticked or not. The same object where that changes nothing: it would be read out again. */
export function withTools(choice: Choice, ids: readonly ToolId[], isChosen: boolean): Choice {
  const others = choice.tools.filter((tool) => !ids.includes(tool));
  const next = orderedTools(isChosen ? [...others, ...ids] : others);
  return next.length === choice.tools.length ? choice : { ...choice, tools: next };
}

/** What a choice is called in a query. */
export const PEOPLE = 'people';
export const TOOLS = 'tools';
export const choiceParameters = [PEOPLE, TOOLS];

/** What stands for a list of tools that is empty, or holds them all. */
const NO_TOOL = 'none';
const EVERY_TOOL = 'all';

/** The choice as a readable query: '?people=40&tools=team-chat,wiki'. Empty for the default one. */
export function choiceQuery(choice: Choice): string {
  const list = toolList(choice.tools);
  if (choice.members === defaultChoice.members && list === toolList(defaultChoice.tools)) return '';
  return `?${PEOPLE}=${choice.members}&${TOOLS}=${list}`;
}

/**
 * Reads a shared address. Whatever it says nothing sensible about stays as in `fallback`: a team size outside the limits
 * moves to the nearest one, unknown tools are passed over.
 */
export function parseChoice(query: string, fallback: Choice = defaultChoice): Choice {
  const parameters = new URLSearchParams(query);
  return {
    members: readMembers(parameters.get(PEOPLE) ?? '') ?? fallback.members,
    tools: parseTools(parameters.get(TOOLS)) ?? fallback.tools,
  };
}

/** Whether a query's list of tools says nothing that would be passed over. */
export function isToolList(text: string): boolean {
  const ids: readonly string[] = tools.map((tool) => tool.id);
  return text === NO_TOOL || text === EVERY_TOOL || text.split(',').every((id) => ids.includes(id));
}

function parseTools(text: string | null): ToolId[] | undefined {
  if (text === NO_TOOL) return [];
  if (text === EVERY_TOOL) return orderedTools(tools.map((tool) => tool.id));
  const known = orderedTools(text?.split(',') ?? []);
  return known.length > 0 ? known : undefined;
}

function toolList(ids: readonly ToolId[]): string {
  if (ids.length === 0) return NO_TOOL;
  return ids.length === tools.length ? EVERY_TOOL : ids.join(',');
}
