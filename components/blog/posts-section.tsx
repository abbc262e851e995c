import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { loadPosts } from '@/lib/blog/load-posts';
import { featured, latest, SECTION_POSTS } from '@/lib/blog/select-posts';
import { PostList } from './post-list';
import { postsStyle } from './posts.style';

const Root = styledRoot('section', 'posts')`
  ${postsStyle}
  padding-block: var(--section-space-open) var(--section-space);

  [data-tone] + & {
    padding-top: var(--section-space);
  }
  .posts ul {
    display: grid;
    column-gap: var(--space-xl);
    border-top: 2px solid var(--ink);
  }
  .posts li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: var(--space-sm);
    align-items: start;
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--line);
  }
  .posts li:nth-of-type(n + ${SECTION_POSTS + 1}) {
    display: none;
  }
  .post-cover {
    grid-area: 1 / 2;
    width: clamp(6.5rem, 11vw, 10rem);
    aspect-ratio: 1;
  }
  /* With large text, only the words have room. */
  @media (width < 18rem) {
    .post-cover {
      display: none;
    }
  }
  @media (width < 40rem) {
    .excerpt {
      display: none;
    }
  }
  @media (min-width: 40rem) {
    .posts ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** The newest posts, or those that an editor featured, which have their excerpts and covers. */
export function PostsSection({ section }: { section: SectionOf<'posts'> }) {
  const { isFeatured } = section;
  const { posts } = loadPosts();
  return (
    <HeadedSection root={Root} section={section}>
      <PostList
        posts={latest(isFeatured ? featured(posts) : posts, SECTION_POSTS)}
        limit={SECTION_POSTS}
        isFeatured={isFeatured}
        look={isFeatured ? { heading: 'h3', sizes: 'clamp(6.5rem, 11vw, 10rem)' } : { heading: 'h3' }}
      />
    </HeadedSection>
  );
}
