import { z } from 'zod';
import { inlineSchema } from '../inline';
import { headed, titled } from './shared';

/* Screens of our own products, drawn with sample content. */

/** A word beside a row, with a color of its own. */
const state = z.enum(['new', 'done', 'late', 'now', 'waiting', 'ended']).optional();

/** The first line of a pane, and a field at its end with a button. Both are drawings: nothing on a screen can be pressed. */
const framed = {
  label: inlineSchema,
  field: z.strictObject({ text: inlineSchema, button: inlineSchema }).optional(),
};

const pane = z.discriminatedUnion('look', [
  z.strictObject({
    look: z.literal('list'),
    ...framed,
    rows: z.array(z.strictObject({ title: inlineSchema, text: inlineSchema, side: inlineSchema, state })).min(1),
  }),
  /** A conversation. `isOwn` messages are those of the person at the screen. */
  z.strictObject({
    look: z.literal('talk'),
    ...framed,
    messages: z
      .array(
        z.strictObject({
          from: inlineSchema,
          at: inlineSchema,
          text: inlineSchema,
          file: inlineSchema.optional(),
          isOwn: z.boolean().default(false),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    look: z.literal('table'),
    ...framed,
    columns: z.array(inlineSchema).length(3),
    rows: z.array(z.strictObject({ cells: z.tuple([inlineSchema, inlineSchema, inlineSchema]), state })).min(1),
  }),
]);

export const screens = z.strictObject({
  kind: z.literal('screens'),
  ...headed,
  intro: inlineSchema,
  screens: z
    .array(
      z.strictObject({
        frame: z.enum(['window', 'phone']),
        title: inlineSchema,
        panes: z.array(pane).min(1).max(2),
        caption: titled,
      }),
    )
    .min(1)
    .max(2),
});
