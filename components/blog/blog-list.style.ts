import { chipsStyle } from '@/components/parts/chips.style';
import { styledRoot } from '@/components/ui/styled-root';
import { BLOG_LIST_POSTS } from '@/lib/blog/select-posts';
import { postLinksStyle, postsStyle } from './posts.style';

/** A page of the blog list (components/blog/blog-list.tsx). */
export const Root = styledRoot('section', 'blog-list')`
  ${postsStyle}
  ${postLinksStyle}
  ${chipsStyle}
  padding: calc(var(--header-height) + var(--space-xs)) 0 var(--section-space);

  .section-head {
    padding-top: var(--space-md);
  }
  h1 {
    max-width: 9.31em;
    overflow-wrap: anywhere;
  }
  .filter {
    padding-bottom: var(--space-sm);
    border-bottom: 1.5px solid var(--ink);
  }
  .filter ul {
    display: flex;
    gap: var(--space-2xs);
    margin-inline: calc(-1 * var(--page-margin));
    padding: var(--space-xs) var(--page-margin);
    overflow-x: auto;
  }
  .filter a {
    position: relative;
    font-size: var(--text-sm);
    white-space: nowrap;
  }
  .pager ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs);
  }
  .pager {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .posts li {
    position: relative;
    display: grid;
    gap: var(--space-2xs) var(--space-lg);
    padding-block: var(--space-lg);
    border-bottom: 1px solid var(--line);
  }
  /* Newer posts that the browser adds push committed posts off the list. A blog's own posts stay, because the
     next page does not have them. */
  &[data-posts='committed'] .posts li:nth-of-type(n + ${BLOG_LIST_POSTS + 1}) {
    display: none;
  }
  /* Words first: on a slow phone a picture at the top would be blank for seconds. Only the newest post has one there: below its
     words, a picture would seem to be that of the next. */
  .post-cover {
    order: 1;
    aspect-ratio: 3 / 2;
  }
  @media (width < 48rem) {
    .posts li:not(:first-of-type) .post-cover {
      display: none;
    }
  }
  .posts h2 {
    font-size: var(--text-2xl);
    max-width: 17.29em;
  }
  .posts li:nth-of-type(n + 4) {
    content-visibility: var(--until-near, visible);
    contain-intrinsic-size: auto 34rem;
  }
  .posts > p {
    padding-block: var(--space-lg);
  }
  .foot {
    margin-top: var(--space-lg);
  }
  .feed {
    color: var(--ink-soft);
  }

  /* Only where the list itself scrolls: elsewhere the browser would scroll the page to the current topic. */
  @media (width < 40rem) {
    /* Scrolls a focused topic close to the middle: Chromium would leave a topic cut off if 32 px of it are in view. */
    .filter ul {
      scroll-padding-inline: 45%;
    }
    .filter li:has([aria-current]) {
      scroll-initial-target: nearest;
    }
  }
  @media (min-width: 40rem) {
    .filter ul {
      flex-wrap: wrap;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
  }
  /* The newest post leads: larger, and on a wide screen with its words beside its picture. */
  @media (min-width: 48rem) {
    .post-cover {
      order: 0;
    }
    .posts li:first-of-type {
      gap: var(--space-sm) var(--space-xl);
      h2 {
        font-size: var(--text-3xl);
      }
    }
    .posts li:not(:first-of-type) {
      grid-template-columns: 12rem 1fr;
      align-items: start;
      .post-cover {
        aspect-ratio: 4 / 3;
      }
    }
  }
  /* Below the words of the leading post stand the excerpts of the others. */
  @media screen and (min-width: 62rem) {
    h1 {
      font-size: var(--text-3xl);
    }
    .posts li:first-of-type {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
    .posts li:not(:first-of-type) {
      grid-template: auto 1fr auto / 12rem 1fr calc(50% - var(--space-md));
      .post-cover {
        grid-row: 1 / span 3;
      }
      :is(.post-body, .post-foot) {
        display: contents;
      }
      h2 {
        font-size: var(--text-xl);
        line-height: var(--leading-snug);
      }
      .excerpt {
        grid-area: 1 / 3 / span 2;
        margin: 0;
      }
      .copy-link {
        grid-area: 3 / 3;
      }
      .post-foot .post-meta {
        grid-area: 2 / 2 / span 2;
      }
    }
  }
`;
