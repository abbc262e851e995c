/** What stands in a form, by field: a checkbox group has as many values as are ticked. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** The one text of a field; a missing one counts as empty. */
export function textOf(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** Every text of a field of several. */
export function textsOf(data: FormData, field: string): string[] {
  return data.getAll(field).filter((value) => typeof value === 'string');
}

/** What stands in these fields, blank ones left out. */
export function entriesOf(data: FormData, fields: readonly string[]): Entries {
  const entries = fields.map((field) => [field, textsOf(data, field).filter((text) => text.trim() !== '')] as const);
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

export function isBlank(entries: Entries): boolean {
  return Object.keys(entries).length === 0;
}
