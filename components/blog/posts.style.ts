import { css } from '@/components/ui/styled-root';

/** The parts of a post in a list. Each list puts them first, and then places the parts in its own way (post-item.tsx). */
export const postsStyle = css`
  /* Titles and names may have rarer letters (fonts.css). */
  font-family: text-more, var(--font-text);

  :is(h1, h2, h3) {
    font-family: display-more, var(--font-display);
  }
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
  /* Right-to-left text is at the right edge of its column, whatever its maximum width. Firefox and Safari give list items the
     alignment of their parent, which is left. */
  .post-body [dir] {
    margin-inline: 0 auto;
    text-align: start;
  }
  .post-body [dir] a:not(:hover) {
    text-decoration: none;
  }
  /* The link covers its whole row; the other links and buttons of the row stay above it. */
  .post-body [dir] a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .excerpt {
    max-width: 40rem;
    color: var(--ink-soft);
  }
  .excerpt,
  .post-foot {
    margin-top: var(--space-xs);
  }
  .post-foot,
  .post-meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  /* A dot precedes each item; the one at the start of a line is clipped. */
  .post-meta {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    font-family: mono-more, var(--font-mono);
    color: var(--ink-soft);
    clip-path: inset(-0.5rem -0.5rem -0.5rem -0.3rem);
  }
  .post-meta > * {
    position: relative;
    margin-right: var(--space-md);
  }
  .post-meta > ::before {
    content: '·';
    /* Not read out; older browsers skip this line. */
    content: '·' / '';
    position: absolute;
    top: 50%;
    left: calc(-1 * var(--space-sm));
    translate: 0 -50%;
  }
  :is(.author, .post-meta a) {
    display: inline-flex;
    align-items: center;
  }
  .post-meta img {
    width: 2rem;
    height: 2rem;
    margin-right: var(--space-2xs);
    border-radius: 50%;
    object-fit: cover;
  }
  [data-nosnippet] p {
    margin-top: var(--space-md);
    color: var(--ink-soft);
  }
  .notice h2 {
    font-size: var(--text-xl);
  }
`;

/** Links to topics and the button that copies a post's address, for the lists that have them. */
export const postLinksStyle = css`
  .post-foot {
    justify-content: space-between;
    column-gap: var(--space-md);
  }
  .post-meta a {
    min-height: 2.75rem;
  }
  :is(.post-meta a, .copy-link) {
    position: relative;
    z-index: 1;
  }
  .copy-link button {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .copy-link button:hover {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
