import { z } from 'zod';
import type { CallAdmin } from './admin-api';

/** A post as its author sends it to Ghost. */
export type Draft = {
  title: string;
  html?: string;
  custom_excerpt?: string;
  feature_image?: string;
  featured?: boolean;
  /** The first one is the topic on the site. */
  tags?: readonly { name: string }[];
  visibility?: 'public' | 'members' | 'paid';
  status?: 'draft' | 'published' | 'scheduled';
  published_at?: string;
};

const answerSchema = z.object({ posts: z.tuple([z.object({ id: z.string(), updated_at: z.string(), url: z.url() })]) });

/** Saves a new post, published unless the draft says otherwise. Returns its id and address. */
export async function addPost(call: CallAdmin, draft: Draft) {
  const posts = [{ status: 'published', ...draft }];
  return answerSchema.parse(await call('POST', 'posts/?source=html', { posts })).posts[0];
}

/** Changes fields of a post; its state too, such as from published to draft. */
export async function changePost(call: CallAdmin, id: string, changes: Partial<Draft>) {
  // Ghost refuses a change of a version that it no longer has.
  const { updated_at } = answerSchema.parse(await call('GET', `posts/${id}/`)).posts[0];
  await call('PUT', `posts/${id}/?source=html`, { posts: [{ updated_at, ...changes }] });
}

export async function deletePost(call: CallAdmin, id: string) {
  await call('DELETE', `posts/${id}/`);
}
