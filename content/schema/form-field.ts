import { z } from 'zod';

const words = z.string().min(2);

const shared = {
  /** Above the control. */
  label: words,
  /** In 'Sends your …' beside the button and on the privacy page. */
  noun: words,
  /**
   * Starts the field's line in the mail: 'Company: …'. Null: a long text is a paragraph of its own, a name or an address
   * goes into the sender of the mail alone.
   */
  inMail: words.nullable(),
  /** The error of an empty field. A field without one is optional. */
  required: words.optional(),
  /** The error of a malformed address. */
  format: words.optional(),
  /** The error of a text above the limit. */
  tooLong: words.optional(),
  /** Step of the wizard, from 0. */
  step: z.int().min(0).optional(),
};

const text = {
  ...shared,
  /** In characters. */
  maxLength: z.int().positive(),
  tooLong: words,
  autoComplete: z.string().optional(),
};

const line = z.strictObject({ kind: z.enum(['line', 'text']), ...text });

const email = z.strictObject({ kind: z.literal('email'), ...text, format: words });

/** One of the options, or any number of them. */
const choice = z.strictObject({
  kind: z.enum(['choice', 'choices']),
  ...shared,
  options: z.array(z.string()).readonly(),
});

/** Comes from the link that led to the form. Its value is not checked, because a visitor could not correct it. */
const hidden = z.strictObject({ kind: z.literal('hidden'), ...shared });

/** The fields of a form by name, in the order of the page and of the mail; in the mail, long texts come last. */
export const formFieldsSchema = z
  .record(
    z.string(),
    z.discriminatedUnion('kind', [line, email, choice, hidden], 'expected a kind of content/schema/form-field.ts'),
  )
  .readonly();

export type TextField = z.infer<typeof line> | z.infer<typeof email>;
export type ChoiceField = z.infer<typeof choice>;
export type FormFields = z.infer<typeof formFieldsSchema>;
export type FormField = FormFields[string];
