/** Messages of lists of posts (sections 4 and 8). The text of an error is in lib/blog/fetch-posts.ts. */
export const blogTexts = {
  loading: 'Loading blog posts...',
  errorHeading: 'Error loading blog posts',
  empty: 'No blog posts found',
  /** Not in the specification: with a post that the browser adds while a build with it is likely under way. */
  publishing: 'Being published: ready in a few minutes.',
  /** Not in the specification: older posts stay when newer ones fail to load. */
  older: 'Newer posts could not be loaded. The newest post here is from {date}.',
} as const;
