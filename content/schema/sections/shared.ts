import { z } from 'zod';
import { memberLimits } from '../../tools';
import { iconSchema } from '../icon';
import { anchorSchema } from '../id';
import { headingSchema, inlineSchema } from '../inline';

/** The id of the section, for links to it. */
export const anchor = anchorSchema.optional();

/** The first fields of most sections. */
export const headed = { anchor, heading: headingSchema };

/** The same with a sentence or two under the heading. */
export const introduced = { ...headed, intro: inlineSchema.optional() };

/** People, in the range of the calculator. */
export const members = z.number().int().min(memberLimits.min).max(memberLimits.max);

export const titled = z.strictObject({ title: inlineSchema, description: inlineSchema });
export const titledIcon = titled.extend({ icon: iconSchema });

/** Requires ids that no other entry of the list has. */
export const eachOnce = (entries: readonly { id: string }[], context: z.RefinementCtx) => {
  const again = entries.find(({ id }, index) => entries.findIndex((entry) => entry.id === id) < index);
  // The checks after this one run all the same.
  if (again)
    context.addIssue({
      code: 'custom',
      message: `expected each id once, received '${again.id}' again`,
      continue: true,
    });
};

/** Requires one note on each entry. `what` names an entry in messages, `list` the file that lists them. */
export const noteOnEach =
  <Note>(entries: readonly { id: string }[], entryOf: (note: Note) => string, what: string, list: string) =>
  (notes: readonly Note[], context: z.RefinementCtx) => {
    const named = new Set(notes.map(entryOf));
    if (named.size < notes.length) context.addIssue(`expected each ${what} once`);
    const missing = entries.map(({ id }) => id).filter((id) => !named.has(id));
    if (missing.length === 0) return;
    context.addIssue(`expected a note on each ${what} of ${list}, received none on '${missing.join("', '")}'`);
  };
