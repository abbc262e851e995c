import { z } from 'zod';

/** Drawings that content may name; components/illustrations draws each. */
export const drawingSchema = z.enum([
  'two-bills',
  'code-window',
  'rack',
  'page-frame',
  'topology',
  'editor-and-server',
  'torn-receipt',
]);

export type DrawingName = z.infer<typeof drawingSchema>;
