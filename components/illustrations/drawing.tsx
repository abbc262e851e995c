import type { ComponentType } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { svgDrawings } from './svg-drawings';
import { TwoBills } from './two-bills';

const drawings: Record<DrawingName, ComponentType> = { ...svgDrawings, 'two-bills': TwoBills };

/** The drawing that content names. Decorative unless the drawing itself has text: the words beside it say the same. */
export function Drawing({ name }: { name: DrawingName }) {
  const Component = drawings[name];
  return <Component />;
}
