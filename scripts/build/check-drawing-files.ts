import { readFileSync } from 'node:fs';
import {
  DRAWINGS,
  drawingPaths,
  MARK,
  parseDrawing,
  readMark,
  type Shape,
} from '@/components/illustrations/read-drawing';
import { drawingSchema } from '@/content/schema/drawing';
import { checkSentences } from '@/lib/pages/check-texts';
import { errorsOf } from '@/lib/text/describe-issue';

/** A line for each problem of a drawing: its name, its shapes, its words, or an id that another drawing has as well. */
export function checkDrawingFiles(paths: ReadonlyMap<string, string> = drawingPaths()): string[] {
  const names: readonly string[] = drawingSchema.options;
  const missing = names.filter((name) => !paths.has(name));
  const owners = new Map<string, string>();
  return [
    ...errorsOf(readMark).map((problem) => `${MARK}: ${problem}`),
    ...missing.map((name) => `${DRAWINGS}: expected a file ${name}.svg, as content/schema/drawing.ts lists it`),
    ...[...paths].flatMap(([name, path]) => {
      if (!names.includes(name)) return `${path}: expected '${name}' in content/schema/drawing.ts`;
      try {
        const drawing = parseDrawing(readFileSync(path, 'utf8'));
        const ids = withinOf(drawing, ({ attributes }) => attributes.id);
        const taken = ids.filter((id) => owners.has(id));
        for (const id of ids) if (!taken.includes(id)) owners.set(id, path);
        return [
          ...taken.map((id) => `${path}: expected ids of its own, received '${id}' also in ${owners.get(id)}`),
          ...checkSentences(
            path,
            withinOf(drawing, ({ content }) => (typeof content === 'string' ? content : undefined)),
          ),
        ];
      } catch (error) {
        return `${path}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }),
  ];
}

function withinOf(shape: Shape, read: (shape: Shape) => string | undefined): string[] {
  const inner = typeof shape.content === 'string' ? [] : shape.content.flatMap((each) => withinOf(each, read));
  return [read(shape) ?? [], inner].flat();
}
