import styled from 'styled-components';
import { PostCover } from '@/components/illustrations/post-cover';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PostMeta } from '@/components/ui/post-meta';
import { PostTitle } from '@/components/ui/post-title';
import { BLOG_LIST_POSTS, latest } from '@/lib/blog/latest';
import { loadPosts } from '@/lib/blog/load-posts';

const Root = styled.section`
  padding: calc(var(--header-height) + 1.5rem) 0 var(--section-space);

  .head {
    display: grid;
    gap: 1.2rem 4rem;
    align-items: end;
    padding: clamp(1.2rem, 4vw, 3rem) 0 clamp(2rem, 4vw, 3rem);
    border-bottom: 1.5px solid var(--ink);
  }
  h1 {
    max-width: 12ch;
  }
  .head p {
    color: var(--ink-soft);
    font-size: var(--size-lead);
    max-width: 34rem;
  }
  ul li {
    position: relative;
    display: grid;
    gap: 1.2rem 2.5rem;
    padding-block: clamp(1.6rem, 3vw, 2.4rem);
    border-bottom: 1px solid var(--line);
  }
  .cover {
    overflow: hidden;
    border-radius: 0.8rem;
  }
  .cover svg {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  h2 {
    font-size: clamp(1.45rem, 1.2rem + 1vw, 1.95rem);
    line-height: 1.14;
    max-width: 26ch;
  }
  h2 a {
    text-decoration: none;
  }
  h2 a:hover {
    text-decoration: underline;
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .excerpt {
    color: var(--ink-soft);
    max-width: 40rem;
    margin-top: 0.7rem;
  }
  .post-meta {
    margin-bottom: 0.7rem;
  }

  @media (min-width: 48rem) {
    ul li {
      grid-template-columns: minmax(0, 17rem) 1fr;
      align-items: center;
    }
    .cover svg {
      aspect-ratio: 4 / 3;
    }
  }
  @media (min-width: 60rem) {
    .head {
      grid-template-columns: 1.1fr 0.9fr;
    }
    ul li {
      grid-template-columns: 20rem 1fr;
    }
  }
`;

/** The blog's newest posts, one to a row. */
export function BlogList() {
  const { posts, hasOutsideLinks } = loadPosts();
  return (
    <Root>
      <div className="wrap">
        <Breadcrumb path="/about/blogs" />
        <div className="head">
          <h1>
            Written by the people who <mark>do the work</mark>
          </h1>
          <p>
            Field notes on servers, open-source tools, WordPress and software projects: what to do, what it costs, and
            what to leave alone.
          </p>
        </div>
        {posts.length === 0 ? (
          <p>No blog posts found</p>
        ) : (
          <ul>
            {latest(posts, BLOG_LIST_POSTS).map((post) => (
              <li key={post.id}>
                <div className="cover">
                  <PostCover title={post.title} />
                </div>
                <div>
                  <PostMeta post={post} />
                  <h2>
                    <PostTitle post={post} hasOutsideLink={hasOutsideLinks} />
                  </h2>
                  {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
