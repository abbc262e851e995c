import * as z from 'zod/mini';
import type { FormField, FormFields } from '@/content/schema/form-field';
import { singleLine } from './mail/clean-text';

/** The texts in a form, by field: a checkbox group has as many as are checked, an empty field is not in it. */
export type Entries = Readonly<Record<string, readonly string[]>>;

type FieldErrors = Readonly<Record<string, string>>;

/** A form that cannot be sent yet. `banner` has all errors in one line. */
export type Invalid = {
  status: 'invalid';
  errors: FieldErrors;
  banner: string;
};

export type FormCheck = ReturnType<typeof formCheck>;

type Checked = Invalid | { status: 'valid'; values: Entries };

/** Text, @, text, dot, text: the specification's pattern, and no stricter one. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks a form by the list of its fields (specification, section 5). */
export function formCheck(fields: FormFields) {
  /** Checks these fields, or all of them. Valid values come back trimmed. */
  const check = (values: Entries, only: readonly string[] = Object.keys(fields)): Checked => {
    const errors: Record<string, string> = {};
    const valid: Record<string, readonly string[]> = { ...values };
    for (const name of only) {
      const field = fields[name];
      const texts = values[name] ?? [];
      if (!field || (texts.length === 0 && !field.required)) continue;
      const result = z.array(schemaOf(field)).safeParse(texts.length > 0 ? texts : ['']);
      if (result.success) valid[name] = result.data;
      else errors[name] = result.error.issues[0]?.message ?? '';
    }
    if (Object.keys(errors).length === 0) return { status: 'valid', values: valid };
    return { status: 'invalid', errors, banner: joinErrors(fields, errors) };
  };
  return {
    check,
    /** The errors left in the fields that had one, or null. Other fields are not checked before the next submit. */
    recheck(values: Entries, before: Invalid): Invalid | null {
      const checked = check(values, Object.keys(before.errors));
      return checked.status === 'invalid' ? checked : null;
    },
  };
}

function schemaOf(field: FormField): z.ZodMiniType<string> {
  switch (field.kind) {
    case 'hidden':
      return z.string();
    case 'choice':
    case 'choices':
      return z.enum(field.options, field.required);
    default:
      return z.string().check(
        // Cleaned first: a name of nothing but control characters is empty.
        field.kind === 'text' ? z.trim() : z.overwrite(singleLine),
        z.minLength(field.required ? 1 : 0, field.required),
        z.maxLength(field.maxLength, field.tooLong),
        ...(field.kind === 'email' ? [z.regex(EMAIL, field.format)] : []),
      );
  }
}

/** Joins with '. ' (specification, section 5): first what is missing, then wrong formats, then texts above the limit. */
function joinErrors(fields: FormFields, errors: FieldErrors): string {
  const order = (['required', 'format', 'tooLong'] as const).flatMap((kind) =>
    Object.entries(fields).flatMap(([name, field]) => (errors[name] === field[kind] ? (errors[name] ?? []) : [])),
  );
  return order.join('. ');
}
