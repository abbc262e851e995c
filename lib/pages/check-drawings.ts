import { drawingSchema } from '@/content/schema/drawing';
import { findRoute } from '@/lib/routes/find-route';
import { fieldPath } from '@/lib/text/describe-issue';
import { field } from '@/lib/text/records';
import { textsIn } from './check-texts';

/** A drawing that is seen more often looks like a stock picture. */
const MAX_USES = 3;

/**
 * A line for each drawing that pages and portfolio show too often, with the places and the drawings to take instead. A page that
 * repeats another one under a second path does not count.
 */
export function checkDrawings(pages: unknown, portfolio: unknown): string[] {
  const uses = new Map<string, string[]>();
  const addUses = (file: string, root: unknown) => {
    for (const { text, path } of textsIn(root).filter(({ field: name }) => name === 'drawing' || name === 'image'))
      uses.set(text, [...(uses.get(text) ?? []), `${file}: ${fieldPath(root, path)}`]);
  };
  for (const [name, page] of Object.entries(pages ?? {})) {
    if (!findRoute(String(field(page, 'path')))?.canonical) addUses(`content/pages/${name}.ts`, page);
  }
  addUses('content/portfolio.ts', portfolio);
  const free = drawingSchema.options.filter((drawing) => (uses.get(drawing)?.length ?? 0) < MAX_USES).join(', ');
  return [...uses]
    .filter(([, places]) => places.length > MAX_USES)
    .map(
      ([drawing, places]) =>
        `${places.at(-1)}: expected each drawing ${MAX_USES} times at most, received '${drawing}' also in ${places.slice(0, -1).join(', ')}; free: ${free || 'none'}`,
    );
}
