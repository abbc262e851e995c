import type { z } from 'zod';
import { fieldPath, valueAt } from './field-path';

/** A zod issue as a marketer can act on it: `sections[2 faq].items[0].answer: expected string, received undefined`. */
export function describeIssue(issue: z.core.$ZodIssue, input: unknown): string {
  return `${fieldPath(input, issue.path) || 'the whole'}: ${explain(issue, valueAt(input, issue.path))}`;
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
