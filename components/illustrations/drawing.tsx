import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { svgDrawings } from './svg-drawings';
import { TwoBills } from './two-bills';

const drawings: Record<DrawingName, ReactNode> = { ...svgDrawings, 'two-bills': <TwoBills /> };

/** Renders the drawing that content names. Decorative, unless the drawing itself has text. */
export function Drawing({ name }: { name: DrawingName }) {
  return drawings[name];
}
