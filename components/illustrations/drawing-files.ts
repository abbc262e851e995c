import { z } from 'zod';
import { buildFile } from '@/lib/build/build-file';

/** The files of drawings in this build, by their names in content. Width and height are units of the `viewBox`. */
const drawingFilesSchema = z.record(
  z.string(),
  z.strictObject({ file: z.string().startsWith('/'), width: z.number(), height: z.number() }),
);
export type DrawingFiles = z.infer<typeof drawingFilesSchema>;
export const { path: drawingFilesPath, load: loadDrawingFiles } = buildFile('drawings.json', drawingFilesSchema, {});
