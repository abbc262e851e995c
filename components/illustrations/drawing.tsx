import type { ComponentType } from 'react';
import type { DrawingName } from '@/content/schema/drawing';
import { CodeWindow } from './code-window';
import { EditorAndServer } from './editor-and-server';
import { PageFrame } from './page-frame';
import { Rack } from './rack';
import { Topology } from './topology';
import { TornReceipt } from './torn-receipt';
import { TwoBills } from './two-bills';

const drawings = {
  'code-window': CodeWindow,
  'editor-and-server': EditorAndServer,
  'page-frame': PageFrame,
  rack: Rack,
  topology: Topology,
  'torn-receipt': TornReceipt,
  'two-bills': TwoBills,
} satisfies Record<DrawingName, ComponentType>;

/** The drawing that content names. Decorative unless the drawing itself has text: the words beside it say the same. */
export function Drawing({ name }: { name: DrawingName }) {
  const Component = drawings[name];
  return <Component />;
}
