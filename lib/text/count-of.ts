import { industries } from '@/content/industries';
import { planGroups } from '@/content/plans';
import { servicePaths } from '@/content/service-paths';
import { testimonials } from '@/content/testimonials';
import { tools } from '@/content/tools';

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** The number of entries of a content list for `{count:…}`: in words up to twenty, then in digits. Undefined for an unknown list. */
export function countOf(list: string): string | undefined {
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    tools,
    testimonials,
    industries,
    ...Object.fromEntries(Object.entries(servicePaths).map(([group, paths]) => [`${group}-services`, paths])),
    ...Object.fromEntries(Object.entries(planGroups).map(([id, group]) => [id, group.plans])),
  };
  return Object.hasOwn(lists, list) ? inWords(lists[list]?.length ?? 0) : undefined;
}

/** 'four' for 4; above twenty in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** 'first' for 1, as far as 'twelfth'. Throws for any other number. */
export function ordinalInWords(count: number): string {
  const word = ORDINALS[count - 1];
  if (word === undefined) throw new Error(`expected a number from 1 to ${ORDINALS.length}, received ${count}`);
  return word;
}
