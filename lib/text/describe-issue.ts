import type { z } from 'zod';

/** A zod issue as a marketer can act on it: `sections[2].cards[0].title: expected string, received undefined`. */
export function describeIssue(issue: z.core.$ZodIssue, input: unknown): string {
  const field = issue.path.map((key, index) =>
    typeof key === 'number' ? `[${key}]` : index ? `.${String(key)}` : String(key),
  );
  return `${field.join('') || 'the whole'}: ${explain(issue, valueAt(input, issue.path))}`;
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `expected no field '${issue.keys.join("', '")}'; check its spelling`;
  const message = issue.message
    .replace(/^Invalid (input|option|string): /, '')
    .replace(/^(Too|Invalid) /, (word) => word.toLowerCase());
  const isSaid = message.includes('received');
  return `${message.startsWith('expected') ? '' : 'expected a valid value: '}${message}${isSaid ? '' : `, received ${show(value)}`}`;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
