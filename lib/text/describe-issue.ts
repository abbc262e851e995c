import type { z } from 'zod';
import { field } from './records';

/** A zod issue as one line for editors: `sections[2 faq].items[0].answer: expected a text, received nothing`. */
export function describeIssue(issue: z.core.$ZodIssue, input: unknown): string {
  return `${fieldPath(input, issue.path) || 'the whole'}: ${explain(issue, valueAt(input, issue.path))}`;
}

/** The issues of a value that fits none of several forms: those with the form that it comes closest to. Other issues stay. */
export function closestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message.startsWith('expected')) return [issue];
  const [closest] = issue.errors.filter((issues) => issues.length > 0).toSorted((a, b) => a.length - b.length);
  if (!closest) return [issue];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(closestIssues);
}

function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return `expected no field '${issue.keys.join("', '")}'; check its spelling`;
  const isComplete = issue.message.startsWith('expected') && issue.message.includes(', received ');
  return isComplete ? issue.message : `${expectation(issue)}, received ${show(value)}`;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('expected')) return issue.message;
  if (issue.code === 'too_small' && issue.inclusive === false) return `expected more than ${issue.minimum}`;
  if (issue.code === 'too_small') return `expected at least ${amount(issue.minimum, issue.origin)}`;
  if (issue.code === 'too_big') return `expected at most ${amount(issue.maximum, issue.origin)}`;
  if (issue.code === 'invalid_type') return `expected ${NAMES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value')
    return `expected one of ${issue.values.map((value) => `'${String(value)}'`).join(', ')}`;
  return `expected a valid value (${issue.message})`;
}

/** Zod's type names for editors who do not program. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
};

function amount(count: number | bigint, origin: string): string {
  if (origin === 'string') return `${count} characters`;
  if (origin === 'array') return count === 1 ? '1 entry' : `${count} entries`;
  return String(count);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Fields that identify an entry of a list, best first. */
const IDENTIFYING = ['kind', 'path', 'id', 'name', 'title', 'question', 'from'] as const;

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
  const names = IDENTIFYING.map((name) => field(entry, name));
  const name = names.find((value) => typeof value === 'string' && value.length <= 60);
  return name ? ` ${name}` : '';
}

/** The message of the error that `work` throws; an empty list without one. */
export function errorsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
