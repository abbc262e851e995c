import { teamKey } from '@/content/storage-keys';
import { tabStore } from '@/lib/platform/storage.browser';
import { type PeopleLimits, readPeople } from './read-people';

/** Keeps the team size that the visitor chose for the next page of this tab that asks for one. */
export const keepTeam = (people: number) => tabStore.write(teamKey, String(people));

/** That team size, raised to `min`; undefined where none was chosen, or one above `max`. */
export function keptTeam({ min, max }: PeopleLimits): number | undefined {
  const people = readPeople(tabStore.read(teamKey) ?? '', { min, max: Number.POSITIVE_INFINITY });
  return people !== undefined && people <= max ? people : undefined;
}
