import { SectionHead } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { loadPosts } from '@/lib/blog/load-posts';
import { HOME_POSTS, latest } from '@/lib/blog/select-posts';
import { PostList } from './post-list';
import { postsStyle } from './posts.style';

const Root = styledRoot('section', 'latest-posts')`
  ${nameInMargin('latest-posts')}
  ${postsStyle}
  padding-block: var(--section-space-open) var(--section-space);

  .posts ul {
    display: grid;
    gap: 1.6rem 2.5rem;
  }
  .posts li {
    position: relative;
    display: grid;
    grid-template-columns: min(7rem, 34%) 1fr;
    gap: 1.1rem;
    align-items: start;
    padding-bottom: 1.6rem;
    border-bottom: 1px solid var(--line);
    @media (max-width: 18rem) {
      grid-template-columns: 1fr;
    }
  }
  .posts li:nth-of-type(${HOME_POSTS}) {
    padding: 0;
    border: 0;
  }
  .posts li:nth-of-type(n + ${HOME_POSTS + 1}) {
    display: none;
  }
  .post-cover {
    aspect-ratio: 4 / 3;
  }
  .posts h3 {
    font-size: 1.2rem;
  }
  .posts li:first-of-type {
    grid-template-columns: 1fr;
  }
  li:first-of-type .post-cover {
    border-radius: var(--radius-card);
  }
  .posts li:first-of-type h3 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
    line-height: 1.12;
    letter-spacing: -0.02em;
  }

  @media screen and (min-width: 60rem) {
    .posts ul {
      grid-template: repeat(${HOME_POSTS - 1}, 1fr) / 1.1fr 1fr;
    }
    .posts li:first-of-type {
      grid-row: span ${HOME_POSTS - 1};
      align-content: start;
      padding: 0;
      border: 0;
    }
    .posts li {
      grid-template-columns: 10rem 1fr;
      align-items: center;
    }
    li:first-of-type .post-cover {
      aspect-ratio: 16 / 10;
    }
  }
  @media screen and (min-width: 112rem) {
    .posts ul {
      grid-template: auto / repeat(${HOME_POSTS}, 1fr);
    }
    .posts li:nth-of-type(n) {
      grid-row: auto;
      grid-template-columns: 1fr;
      align-content: start;
      padding: 0;
      border: 0;
    }
    .posts li:nth-of-type(n) .post-cover {
      aspect-ratio: 16 / 10;
    }
    .posts li:nth-of-type(n) h3 {
      font-size: 1.35rem;
      line-height: 1.2;
    }
  }
`;

/** The newest posts: the latest large, the others as a list beside it. */
export function LatestPosts({ section }: { section: SectionOf<'latest-posts'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <PostList
          posts={latest(loadPosts().posts, HOME_POSTS)}
          limit={HOME_POSTS}
          look={{ heading: 'h3', sizes: '(min-width: 60rem) 10rem, 7rem', isShort: true }}
          firstSizes="(min-width: 60rem) 40rem, calc(100vw - 2rem)"
        />
      </div>
    </Root>
  );
}
