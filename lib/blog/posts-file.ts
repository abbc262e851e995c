import { z } from 'zod';
import { postSchema } from '@/content/schema/post';
import { buildFile } from '@/lib/build/build-file';
import { writeWhole } from '@/lib/build/write-whole';

/** What `npm run posts` leaves for the build. */
const postsFileSchema = z.object({
  /** Where the posts are from: a host, or 'snapshot'. */
  source: z.string().min(1),
  pulledAt: z.iso.datetime(),
  /** Newest first. */
  posts: z.array(postSchema),
});

export type PostsFile = z.infer<typeof postsFileSchema>;

/**
 * `.cache/posts.json`, out of Next's fetch cache, which serves old posts: `readPostsFile` gives its content, undefined if
 * it is missing, cut, or of another shape.
 */
export const { path: postsFilePath, load: readPostsFile } = buildFile<PostsFile | undefined>(
  'posts.json',
  postsFileSchema,
  undefined,
);

/** Writes the file, and of what it is given nothing else. */
export function writePostsFile(path: string, { source, pulledAt, posts }: PostsFile): Promise<void> {
  return writeWhole(path, JSON.stringify({ source, pulledAt, posts }));
}
