import type { DrawingName } from '@/content/schema/drawing';
import { loadDrawingFiles } from './drawing-files';
import { svgDrawings } from './svg-drawings';

/** A drawing on the first screen, as a part of the HTML. Decorative. */
export function InlineDrawing({ name }: { name: DrawingName }) {
  return svgDrawings[name];
}

/** A drawing below the first screen: a file that loads when it comes near. In development there are no files. */
export function Drawing({ name }: { name: DrawingName }) {
  const picture = loadDrawingFiles()[name];
  if (!picture) return <InlineDrawing name={name} />;
  const { file, width, height } = picture;
  return <img src={file} width={width} height={height} alt="" loading="lazy" decoding="async" />;
}
