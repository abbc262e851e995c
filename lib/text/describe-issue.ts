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
  const message = issue.message.replace(/^Invalid (input|option|string): /, '');
  return message.includes('received') ? message : `${expectation(issue, message)}, received ${show(value)}`;
}

function expectation(issue: z.core.$ZodIssue, message: string): string {
  const unit = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');
  if (issue.code === 'too_small') return `expected at least ${issue.minimum}${unit(issue.origin)}`;
  if (issue.code === 'too_big') return `expected at most ${issue.maximum}${unit(issue.origin)}`;
  const options = message.match(/Expected (.+)$/)?.[1];
  if (options) return `expected one of ${options}`;
  return message.startsWith('expected') ? message : `expected a valid value (${message})`;
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
