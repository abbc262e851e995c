/** Texts of the pages that list posts. */
export const blogPageTexts = {
  heading: 'Blog: servers, software and ==what they cost==',
  about:
    'Articles on servers, open-source tools, WordPress and software projects, written by the people who do the work.',
  /** Before the sentence about an older page. */
  page: 'Page {number}, counted from the oldest.',
  topics: 'Posts by topic',
  all: 'All',
  post: 'post',
  posts: 'posts',
  onTopic: 'Posts on {topic}',
  onePost: '1 post on this topic.',
  countedPosts: '{count} posts on this topic, newest first.',
  feeds: 'New posts by {rss} or {json}',
  rss: 'RSS',
  json: 'JSON Feed',
} as const;

export const pagerTexts = {
  name: 'Pages',
  newer: 'Newer',
  older: 'Older',
  newest: 'Newest',
  newestPosts: 'Newest posts',
  page: 'Page {number}',
} as const;
