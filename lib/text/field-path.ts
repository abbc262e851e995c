import { field } from './records';

/** Fields that identify an entry of a list, best first. */
const NAMES = ['kind', 'path', 'id', 'name', 'title', 'question', 'from'] as const;

/** The path of a value in content, with the names of list entries for editors: `sections[2 faq].items[0].answer`. */
export function fieldPath(input: unknown, path: readonly PropertyKey[]): string {
  let value = input;
  const steps = path.map((key, index) => {
    value = field(value, key);
    if (typeof key === 'number') return `[${key}${nameOf(value)}]`;
    return index === 0 ? String(key) : `.${String(key)}`;
  });
  return steps.join('');
}

/** The value at a path, or undefined if there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(field, input);
}

function nameOf(entry: unknown): string {
  const names = NAMES.map((name) => field(entry, name));
  const name = names.find((value) => typeof value === 'string' && value.length <= 60);
  return name ? ` ${name}` : '';
}
