import type { Tool } from '@/content/schema/tool';
import { tools } from '@/content/tools';

/** The tools with these ids, in the order of the calculator. */
export function chosenTools(ids: readonly string[]): Tool[] {
  return tools.filter((tool) => ids.includes(tool.id));
}
