import type { Post } from '@/content/schema/post';

/** A post as the build reads it. `fields` are those that a test is about. */
export function postFixture(fields: Partial<Post> = {}): Post {
  return {
    id: 'a1',
    title: 'A backup you have never restored is a guess',
    excerpt: 'A green check mark says that a backup job ran. It says nothing about getting your data back.',
    url: 'https://blog.example.com/a-backup/',
    feature_image: null,
    published_at: '2026-06-01T00:00:00.000+00:00',
    featured: false,
    primary_tag: { name: 'Backups' },
    primary_author: { name: 'Ada', profile_image: null },
    ...fields,
  };
}
