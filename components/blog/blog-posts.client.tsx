'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useReady } from '@/components/ui/use-ready';
import type { Post } from '@/content/schema/post';
import { blogTexts } from '@/content/texts/blog';
import { blogErrorMessage } from '@/lib/blog/fetch-posts';
import { formatPostDate } from '@/lib/blog/format-post-date';
import { type BuiltList, newerPosts, type RefreshRequest, refreshPosts } from '@/lib/blog/refresh-posts';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { fillIn } from '@/lib/text/fill-in';
import type { NewerPostsProps } from './newer-posts';

type Newer = { posts: Post[]; Items: ComponentType<NewerPostsProps> };
type Refresh = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'done'; newer: Newer | null };

export type BlogPostsProps = Omit<NewerPostsProps, 'posts' | 'clock'> & {
  request: RefreshRequest;
  built: BuiltList;
  /** Only posts with this first tag. */
  tag?: string;
  /** The list's items, as prerendered. */
  children: ReactNode;
};

/**
 * A list of posts. After hydration it fetches newer posts and puts them on top. The messages for loading, an error and
 * an empty list show only if the build had no posts. Else the list stays, and after a failure a line names its newest date. What comes
 * after the page is announced.
 */
export function BlogPosts({ request, built, tag, children, ...props }: BlogPostsProps) {
  const { 'data-island': island } = useReady();
  const [refresh, setRefresh] = useState<Refresh>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the props are fixed at build time
  useEffect(() => {
    const fetchNewer = async (): Promise<Newer | null> => {
      const posts = await refreshPosts(request, { fetch: window.fetch.bind(window), clock: browserClock });
      const newer = newerPosts(posts, built).filter((post) => tag === undefined || post.primary_tag?.name === tag);
      if (newer.length === 0) return null;
      const { NewerPosts } = await import('./newer-posts');
      return { posts: newer, Items: NewerPosts };
    };
    fetchNewer().then(
      (newer) => setRefresh({ status: 'done', newer }),
      (error: unknown) => setRefresh({ status: 'failed', message: blogErrorMessage(error) }),
    );
  }, []);

  const newer = refresh.status === 'done' ? refresh.newer : null;
  const isEmpty = built.ids.length === 0 && !newer;
  const isLoading = refresh.status === 'loading';
  const error = isEmpty && refresh.status === 'failed' && refresh.message;
  const line = isEmpty
    ? !error && blogTexts[isLoading ? 'loading' : 'empty']
    : refresh.status === 'failed' && older(built, props.timeZone);
  const news = error ? `${blogTexts.errorHeading}: ${error}` : !isLoading && line;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  return (
    <div data-island={island} className="posts">
      {!isEmpty && (
        <ul>
          {newer && <newer.Items {...props} posts={newer.posts} clock={browserClock} />}
          {children}
        </ul>
      )}
      {/* Not for search results: Ghost's robots.txt keeps crawlers away from its API, so those that run scripts see it fail. */}
      {line && (
        <div data-nosnippet="">
          <p data-needs-script={isLoading || undefined}>{line}</p>
        </div>
      )}
      {error && (
        <div className="notice" data-kind="error">
          <h2>{blogTexts.errorHeading}</h2>
          <p>{error}</p>
        </div>
      )}
    </div>
  );
}

function older({ newestAt }: BuiltList, timeZone: string) {
  return newestAt && fillIn(blogTexts.older, { date: formatPostDate(newestAt, timeZone) });
}
