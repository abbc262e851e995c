import { z } from 'zod';
import { papers as samples } from '../../papers/index';
import { inlineSchema } from '../inline';
import { actionSchema } from '../link';
import { headed, titled } from './shared';

/* Sections that show sample papers of content/papers. */

const paperId = z.enum(samples.map(({ id }) => id));

/** Several papers. Each has its own id as an anchor. */
export const papers = z.strictObject({
  kind: z.literal('papers'),
  ...headed,
  intro: inlineSchema,
  papers: z
    .array(paperId)
    .min(2)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'expected each paper once' }),
});

/** One paper in large type, beside what there is to see on it. */
export const paper = z.strictObject({
  kind: z.literal('paper'),
  ...headed,
  intro: inlineSchema,
  points: z.array(titled).length(3),
  paper: paperId,
  /** What it lies on, and at which side of the words. */
  ground: z.enum(['green', 'night', 'mist']).default('green'),
  side: z.enum(['right', 'left']).default('right'),
  action: actionSchema,
});
