import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { loadPosts } from '@/lib/blog/load-posts';
import { FEATURED_POSTS, featured, latest } from '@/lib/blog/select-posts';
import { PostList } from './post-list';
import { postsStyle } from './posts.style';

const Root = styledRoot('section', 'featured-posts')`
  ${postsStyle}
  padding-block: var(--section-space);

  .posts li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 6.5rem;
    gap: var(--space-2xs) var(--space-sm);
    align-items: start;
    padding-block: var(--space-md);
    border-top: 1.5px solid var(--ink);
  }
  .posts li:last-of-type {
    border-bottom: 1.5px solid var(--ink);
  }
  .posts li:nth-of-type(n + ${FEATURED_POSTS + 1}) {
    display: none;
  }
  .post-cover {
    grid-area: 1 / 2;
    aspect-ratio: 1;
  }
  /* With large text, the picture stands above the words. */
  @media (max-width: 18rem) {
    .posts li {
      grid-template-columns: 1fr;
    }
    .post-cover {
      grid-column: 1;
      aspect-ratio: 3 / 2;
    }
  }
  .posts h3 {
    max-width: 15.96em;
    font-size: var(--text-2xl);
    line-height: var(--leading-tight);
  }
  .excerpt {
    display: none;
  }

  @media (min-width: 48rem) {
    .posts li {
      grid-template-columns: 1fr 15rem;
      gap: var(--space-2xs) var(--space-xl);
      padding-block: var(--space-lg);
    }
    .post-cover {
      aspect-ratio: 3 / 2;
    }
    .excerpt {
      display: block;
    }
  }
`;

/** Posts that an editor featured: large titles between rules, small covers at the side. */
export function FeaturedPosts({ section }: { section: SectionOf<'featured-posts'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <PostList
        posts={latest(featured(loadPosts().posts), FEATURED_POSTS)}
        limit={FEATURED_POSTS}
        isFeatured
        look={{ heading: 'h3', sizes: '(min-width: 48rem) 15rem, 6.5rem' }}
      />
    </HeadedSection>
  );
}
