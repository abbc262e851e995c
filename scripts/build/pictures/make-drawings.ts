import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawingFiles } from '@/components/illustrations/drawing-files';
import { svgDrawings } from '@/components/illustrations/svg-drawings';
import { drawingFile, type SvgDrawingName } from '../cards/drawing-svg';
import type { Typefaces } from '../cards/typeface';
import { contentHash } from '../export/export-files';

/** The path of the drawings on the site. */
const ADDRESS = '/drawings';

const names = Object.keys(svgDrawings).filter((name): name is SvgDrawingName => name in svgDrawings);

/** Writes each drawing as a file into `folder`, in the color `ink`. A changed drawing has another address. */
export async function makeDrawings(folder: string, faces: Typefaces, ink: string): Promise<DrawingFiles> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: DrawingFiles = {};
  for (const name of names) {
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
