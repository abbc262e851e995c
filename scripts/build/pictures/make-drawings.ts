import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawingFiles } from '@/components/illustrations/read-drawing';
import { drawingSchema } from '@/content/schema/drawing';
import { drawingFile } from '../cards/drawing-svg';
import type { Typefaces } from '../cards/typeface';
import { contentHash } from '../export/export-files';

const ADDRESS = '/drawings';

/** Writes each drawing as a file into `folder`, in the color `ink`. A changed drawing has another address. */
export async function makeDrawings(folder: string, faces: Typefaces, ink: string): Promise<DrawingFiles> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: DrawingFiles = {};
  for (const name of drawingSchema.options) {
    const svg = drawingFile(name, faces, ink);
    const file = `${name}-${contentHash(svg).slice(0, 8)}.svg`;
    await writeFile(join(folder, file), svg);
    files[name] = { file: `${ADDRESS}/${file}`, ...sizeOf(svg, name) };
  }
  return files;
}

function sizeOf(svg: string, name: string) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`drawing ${name}: expected a viewBox`);
  return { width: Number(width), height: Number(height) };
}
