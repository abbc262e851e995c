/** The texts in a form, by field: a checkbox group has as many as are checked, an empty field is not in it. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** Reads these fields of a form. */
export function entriesOf(data: FormData, names: readonly string[]): Entries {
  const entries = names.map((name) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string' && value.trim() !== '');
    return [name, texts.map(String)] as const;
  });
  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}

export function isBlank(entries: Entries): boolean {
  return Object.keys(entries).length === 0;
}
