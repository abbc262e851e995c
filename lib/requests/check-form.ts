import type * as z from 'zod/mini';
import { firstErrors, type Invalid, joinErrors } from './field-errors';

export type Checked<Field extends string, Values> = Invalid<Field> | { status: 'valid'; values: Values };

/** What a form's schema answers. It arrives late, with zod. */
export type FormCheck<Field extends string, Values> = {
  /** Checks what stands in the form, or only some of its fields: a step. Valid values come trimmed. */
  check(values: Values, only?: readonly Field[]): Checked<Field, Values>;
  /**
   * What is still wrong with the fields that were wrong, or null once all are corrected. A field that nobody has
   * complained of yet stays in peace until the next submit.
   */
  recheck(values: Values, before: Invalid<Field>): Invalid<Field> | null;
};

/** A form's check out of its schema, its fields, and its messages in the order in which they are joined. */
export function formCheck<Field extends string, Values>(
  schema: z.ZodMiniType<Values>,
  fields: readonly Field[],
  messages: readonly string[],
): FormCheck<Field, Values> {
  const invalid = (values: Values, among: readonly Field[]): Invalid<Field> | null => {
    const errors = firstErrors(among, schema.safeParse(values).error?.issues ?? []);
    const banner = joinErrors(errors, messages);
    return banner ? { status: 'invalid', errors, banner } : null;
  };
  return {
    check(values, only = fields) {
      const wrong = invalid(values, only);
      if (wrong) return wrong;
      const result = schema.safeParse(values);
      // Of a step alone, the rest of the form may still be empty.
      return { status: 'valid', values: result.success ? result.data : values };
    },
    recheck: (values, before) =>
      invalid(
        values,
        fields.filter((field) => before.errors[field]),
      ),
  };
}
