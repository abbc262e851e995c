import { drawingSchema } from '@/content/schema/drawing';
import { findRoute } from '@/lib/routes/find-route';
import { fieldPath } from '@/lib/text/describe-issue';
import { field } from '@/lib/text/records';

/** A drawing that is seen more often looks like a stock picture. */
const MAX_USES = 3;

/**
 * A line for each drawing that pages and portfolio show too often, with the places and the drawings to take instead. A page that
 * repeats another one under a second path does not count.
 */
export function checkDrawings(pages: unknown, portfolio: unknown): string[] {
  const uses = new Map<string, string[]>();
  const walk = (root: unknown, value: unknown, path: readonly PropertyKey[], file: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const next = [...path, Array.isArray(value) ? Number(key) : key];
      if ((key === 'drawing' || key === 'image') && typeof item === 'string')
        uses.set(item, [...(uses.get(item) ?? []), `${file}: ${fieldPath(root, next)}`]);
      else walk(root, item, next, file);
    }
  };
  for (const [name, page] of Object.entries(pages ?? {})) {
    if (!findRoute(String(field(page, 'path')))?.canonical) walk(page, page, [], `content/pages/${name}.ts`);
  }
  walk(portfolio, portfolio, [], 'content/portfolio.ts');
  const free = drawingSchema.options.filter((drawing) => (uses.get(drawing)?.length ?? 0) < MAX_USES).join(', ');
  return [...uses]
    .filter(([, places]) => places.length > MAX_USES)
    .map(
      ([drawing, places]) =>
        `${places.at(-1)}: expected each drawing ${MAX_USES} times at most, received '${drawing}' also in ${places.slice(0, -1).join(', ')}; free: ${free || 'none'}`,
    );
}
