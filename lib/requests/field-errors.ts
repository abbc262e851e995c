export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * A form that may not be sent yet: what is wrong with each field, and all of it in one line. `isCorrected`: something was
 * typed since it was said.
 */
export type Invalid<Field extends string> = {
  status: 'invalid';
  errors: FieldErrors<Field>;
  banner: string;
  isCorrected?: true;
};

/** The first complaint about each field. */
export function firstErrors<Field extends string>(
  fields: readonly Field[],
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of fields) {
    const issue = issues.find(({ path }) => path[0] === field);
    if (issue) Object.assign(errors, { [field]: issue.message });
  }
  return errors;
}

/** The messages of all wrong fields, in the given order, joined with '. ' (specification, section 5). */
export function joinErrors<Field extends string>(errors: FieldErrors<Field>, order: readonly string[]): string {
  const shown: unknown[] = Object.values(errors);
  return order.filter((message) => shown.includes(message)).join('. ');
}
