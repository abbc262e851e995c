import { bookCall } from '../booking';
import type { SectionOf } from '../schema/section';

/** Texts of the pages that list posts. */
export const blogPageTexts = {
  heading: 'Blog: servers, software and ==what they cost==',
  about:
    'Articles on servers, open-source tools, WordPress and software projects, written by the people who do the work.',
  /** Before the sentence about an older page. */
  page: 'Page {number}, counted from the oldest.',
  topics: 'Posts by topic',
  all: 'All',
  onTopic: 'Posts: {topic}',
  onePost: '1 post on this topic.',
  countedPosts: '{count} posts on this topic, newest first.',
  feed: 'New posts by {rss}',
  rss: 'RSS',
} as const;

export const pagerTexts = {
  name: 'Pages',
  newer: 'Newer',
  older: 'Older',
  newest: 'Newest',
  newestPosts: 'Newest posts',
  page: 'Page {number}',
} as const;

/** The end of each list. */
export const blogNextStep = {
  kind: 'statement',
  tone: 'mist',
  heading: 'A question that no post answers?',
  paragraphs: [
    'Ask an engineer, in a free {claim:consultation} call.',
    'Bring a bill, a server or an idea. You leave with a list of next steps, whether or not you hire us.',
  ],
  itemIcon: 'check',
  action: bookCall,
} as const satisfies SectionOf<'statement'>;
