import styled from 'styled-components';
import { PostCover } from '@/components/illustrations/post-cover';
import { PostMeta } from '@/components/ui/post-meta';
import { PostTitle } from '@/components/ui/post-title';
import type { SectionOf } from '@/content/schema/section';
import { HOME_POSTS, latest } from '@/lib/blog/latest';
import { loadPosts } from '@/lib/blog/load-posts';
import { SectionHead } from './section-head';

const Root = styled.section`
  padding-block: 0 var(--section-space);

  ul {
    display: grid;
    gap: 1.6rem 2.5rem;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: 1.1rem;
    align-items: start;
    padding-bottom: 1.6rem;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
    padding-bottom: 0;
  }
  .cover {
    overflow: hidden;
    border-radius: 0.6rem;
  }
  .cover svg {
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
  }
  h3 {
    font-size: 1.2rem;
    margin-bottom: 0.45rem;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .excerpt {
    display: none;
    color: var(--ink-soft);
    margin-top: 0.7rem;
  }
  li:first-of-type {
    grid-template-columns: 1fr;
  }
  li:first-of-type .cover {
    border-radius: var(--radius-card);
  }
  li:first-of-type h3 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
    line-height: 1.12;
    letter-spacing: -0.02em;
  }
  li:first-of-type .excerpt {
    display: block;
  }

  @media (min-width: 60rem) {
    ul {
      grid-template-columns: 1.1fr 1fr;
      grid-template-rows: repeat(3, 1fr);
    }
    li:first-of-type {
      grid-row: span 3;
      border: 0;
      padding: 0;
      align-content: start;
    }
    li {
      grid-template-columns: 10rem 1fr;
      align-items: center;
    }
    li:first-of-type .cover svg {
      aspect-ratio: 16 / 10;
    }
  }
`;

/** The newest posts: the latest large, the others as a list beside it. */
export function LatestPosts({ section }: { section: SectionOf<'latest-posts'> }) {
  const { posts, hasOutsideLinks } = loadPosts();
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <ul>
          {latest(posts, HOME_POSTS).map((post) => (
            <li key={post.id}>
              <div className="cover">
                <PostCover title={post.title} />
              </div>
              <div>
                <h3>
                  <PostTitle post={post} hasOutsideLink={hasOutsideLinks} />
                </h3>
                <PostMeta post={post} />
                {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
