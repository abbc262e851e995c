import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { loadPosts } from '@/lib/blog/load-posts';
import { HOME_POSTS, latest } from '@/lib/blog/select-posts';
import { PostList } from './post-list';
import { postsStyle } from './posts.style';

const Root = styledRoot('section', 'latest-posts')`
  ${postsStyle}
  padding-block: var(--section-space-open) var(--section-space);

  .posts ul {
    display: grid;
    column-gap: var(--space-xl);
    border-top: 2px solid var(--ink);
  }
  .posts li {
    position: relative;
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--line);
  }
  .posts li:nth-of-type(n + ${HOME_POSTS + 1}) {
    display: none;
  }
  @media (min-width: 40rem) {
    .posts ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** The newest posts as text: title, date and topic. */
export function LatestPosts({ section }: { section: SectionOf<'latest-posts'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <PostList posts={latest(loadPosts().posts, HOME_POSTS)} limit={HOME_POSTS} look={{ heading: 'h3' }} />
    </HeadedSection>
  );
}
