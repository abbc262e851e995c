import { teamKey } from '@/content/storage-keys';
import { tabStore } from '@/lib/platform/storage.browser';
import { type PeopleLimits, readPeople } from './read-people';

/** Keeps the team size that the visitor chose for the next page of this tab that asks for one. */
export const keepTeam = (people: number) => tabStore.write(teamKey, String(people));

/** That team size, clamped to the limits of who asks; undefined where none was chosen. */
export const keptTeam = (limits: PeopleLimits) => readPeople(tabStore.read(teamKey) ?? '', limits);
