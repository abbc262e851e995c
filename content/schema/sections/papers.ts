import { z } from 'zod';
import { papers as samples } from '../../papers/index';
import { inlineSchema } from '../inline';
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

const staged = { kind: z.literal('paper'), ...headed, intro: inlineSchema, paper: paperId };
/** One paper, with what there is to see on it. What each staging needs of its paper is in lib/pages/check-papers.ts. */
export const paper = z.discriminatedUnion(
  'staging',
  [
    /**
     * A sheet that lies tilted beside the words. With a perforated edge it is a ticket across the page: a stub with
     * the stamp, a log, and durations as large figures.
     */
    z.strictObject({
      ...staged,
      staging: z.literal('sheet'),
      edge: z.literal('perforated').optional(),
      ground: z.enum(['green', 'mist']).default('green'),
      side: z.enum(['right', 'left']).default('right'),
    }),
    /** Two papers, line against line. On mist where the hero above is night. */
    z.strictObject({
      ...staged,
      staging: z.literal('pair'),
      ground: z.enum(['night', 'mist']).default('night'),
    }),
    /** Three small papers in order of time. */
    z.strictObject({ ...staged, staging: z.literal('strip') }),
    /**
     * The paper flat and large, with the red pen at its lines. `at` is the part of the paper that a point belongs to: a caption, a
     * line, a cell or a label (lib/pages/check-papers.ts).
     */
    z.strictObject({
      ...staged,
      staging: z.literal('marked'),
      points: z.array(titled.extend({ at: z.string().min(1) })).length(3),
      ground: z.enum(['paper', 'mist']).default('paper'),
    }),
  ],
  { error: "expected the staging 'sheet', 'pair', 'strip' or 'marked'" },
);
