import type { Article } from '@/content/schema/post';
import { browserClock, type Clock } from '@/lib/platform/clock';
import { outsideFetch } from '@/scripts/build/outside-fetch';
import { fakeSettings } from '@/scripts/preview/fake-environment';
import type { Blog } from '@/scripts/preview/fakes/blog';
import { startTestFakes } from '@/scripts/preview/fakes/fakes-fixture';
import type { Fault } from '@/scripts/preview/fakes/faults';
import { type PullOptions, pullPosts } from './pull-posts';

/** Waits a fiftieth of the time and records the waits that were asked for. */
export function fastClock(waitsMs: number[] = []): Clock {
  return {
    ...browserClock,
    after: (delayMs, callback) => {
      waitsMs.push(delayMs);
      return browserClock.after(delayMs / 50, callback);
    },
  };
}

/** Pulls from a new fake blog. Returns the posts or the error, the requested URLs and the waits between requests. */
export async function pull(
  articles: readonly Article[],
  {
    fault,
    change = (url) => url,
    edit,
    timeoutMs = 300_000,
    ...options
  }: {
    fault?: Fault;
    change?: (url: string) => string;
    /** What an editor does on the blog after each request, which is given by its number from 1. */
    edit?: (blog: Blog, request: number) => void;
  } & Partial<PullOptions>,
) {
  const fakes = await startTestFakes(articles);
  if (fault) fakes.faults.put('blog', fault);
  const fetch = outsideFetch(fakes.origin);
  const asked: URL[] = [];
  const waitsMs: number[] = [];
  const pulled = await pullPosts({
    url: fakes.origin,
    key: fakeSettings.ghostContentKey,
    clock: fastClock(waitsMs),
    timeoutMs,
    fetch: async (address, init) => {
      const request = asked.push(new URL(String(address)));
      const answer = await fetch(change(String(address)), init);
      edit?.(fakes.blog, request);
      return answer;
    },
    ...options,
  }).catch((error: unknown) => error);
  await fakes.close();
  const backOffsMs = waitsMs.filter((waitMs) => waitMs !== timeoutMs);
  return { pulled, asked, backOffsMs, origin: fakes.origin, host: new URL(fakes.origin).host };
}

/** The titles of the pulled posts in order. */
export const titlesOf = (pulled: unknown) => JSON.stringify(pulled).match(/Article \d+(?=")/g);
