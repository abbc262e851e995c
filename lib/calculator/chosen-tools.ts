import type { Tool } from '@/content/schema/tool';
import { tools } from '@/content/tools';

/** The tool with this id. Throws for an unknown one. */
export function toolAt(id: string): Tool {
  const tool = tools.find((each) => each.id === id);
  if (!tool) throw new Error(`expected a tool of content/tools.ts, received '${id}'`);
  return tool;
}

/** The tools with these ids, in the order of the calculator. */
export function chosenTools(ids: readonly string[]): Tool[] {
  return tools.filter((tool) => ids.includes(tool.id));
}
