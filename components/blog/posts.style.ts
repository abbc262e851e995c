import { css } from '@/components/ui/styled-root';

/** The parts of a post in a list. Each list puts them first, and then places the parts in its own way (post-item.tsx). */
export const postsStyle = css`
  .post-cover {
    position: relative;
    overflow: hidden;
    border-radius: 0.7rem;
    background: var(--mist);
  }
  .post-cover :is(svg, img) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .post-body {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Right-to-left text is at the right edge of its column, whatever its maximum width. */
  .post-body :is(h2, h3, .excerpt) {
    margin-inline: 0 auto;
  }
  .posts li :is(h2, h3) a {
    text-decoration: none;
  }
  .posts li :is(h2, h3) a:hover {
    text-decoration: underline;
  }
  /* The link covers its whole row; the other links and buttons of the row stay above it. */
  .posts li :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .posts li .excerpt {
    max-width: 40rem;
    margin-top: 0.6rem;
    color: var(--ink-soft);
  }
  .post-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1.5rem;
    margin-top: 0.7rem;
  }
  /* A dot precedes each item; the one at the start of a line is clipped. */
  .post-meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font: 500 var(--size-figure) / 1.5 var(--font-mono);
    color: var(--ink-soft);
    clip-path: inset(-0.5rem -0.5rem -0.5rem -0.3rem);
  }
  .post-meta > * {
    position: relative;
    margin-right: 1.6rem;
  }
  .post-meta > ::before {
    content: '·';
    position: absolute;
    top: 50%;
    left: -1.05rem;
    translate: 0 -50%;
  }
  .post-meta .author {
    display: inline-flex;
    align-items: center;
  }
  .post-meta img {
    width: 2rem;
    height: 2rem;
    margin-right: 0.5rem;
    border-radius: 50%;
    object-fit: cover;
  }
  .post-meta a {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  .copy-link {
    position: relative;
    z-index: 1;
  }
  .copy-link button {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font-weight: 600;
    font-size: var(--size-small);
  }
  .copy-link button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .posts > [role='status'] > p {
    margin-top: 1.5rem;
    color: var(--ink-soft);
  }
  .posts > .notice {
    display: grid;
    gap: 0.4rem;
    padding: 1.2rem 1.4rem;
    border-left-width: 4px;
    overflow-wrap: anywhere;
  }
  .posts > .notice h2 {
    font-size: var(--size-h3);
    letter-spacing: -0.015em;
  }
`;
