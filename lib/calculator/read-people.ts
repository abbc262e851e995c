import { readWholeNumber } from '@/lib/text/read-whole-number';

/** The smallest and the largest team of a calculator. This file imports no content, because the home page has it in its script. */
export type PeopleLimits = { min: number; max: number };

/** The nearest team size inside the limits. */
export function clampPeople(people: number, { min, max }: PeopleLimits): number {
  return Math.min(max, Math.max(min, people));
}

/** Reads a team size and clamps it to the limits; returns undefined for text that is no whole number. */
export function readPeople(text: string, limits: PeopleLimits): number | undefined {
  const people = readWholeNumber(text);
  return people === undefined ? undefined : clampPeople(people, limits);
}

/** The same while the visitor types: one below the limits has to wait, because '4' may become '40'; one above gives the maximum. */
export function readTypedPeople(text: string, limits: PeopleLimits): number | undefined {
  const people = readWholeNumber(text);
  return people === undefined || people < limits.min ? undefined : clampPeople(people, limits);
}
