import { z } from 'zod';
import { waitUntil } from '../programs';

const TIMEOUT_MS = 60_000;
const SIGN_IN_SECONDS = 10;

export type Login = { email: string; password: string };

/**
 * Calls Ghost's Admin API below `/ghost/api/admin/` as a signed-in person. Throws an Error with Ghost's answer when it refuses.
 *
 * Own code: `@tryghost/admin-api` signs with the key of an integration, which only a signed-in person can make.
 */
export type CallAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The API without a signed-in person, for the setup of a new Ghost. */
export function adminApi(origin: string, cookie?: string): CallAdmin {
  return async (...call) => {
    const text = await (await send(origin, cookie, call)).text();
    return text === '' ? undefined : JSON.parse(text);
  };
}

export async function signIn(origin: string, { email, password }: Login): Promise<CallAdmin> {
  const response = await send(origin, undefined, ['POST', 'session/', { username: email, password }]);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const call = adminApi(origin, cookies.join('; '));
  // Ghost answers before it has saved the session, and refuses calls until then.
  const isSaved = () =>
    call('GET', 'users/me/').then(
      () => true,
      () => false,
    );
  await waitUntil('Ghost to accept the sign-in', SIGN_IN_SECONDS, isSaved);
  return call;
}

async function send(origin: string, cookie: string | undefined, [method, path, body]: Parameters<CallAdmin>) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/ghost/api/admin/${path}`, {
    method,
    headers: {
      // Ghost refuses a cookie from another origin.
      origin,
      ...(cookie && { cookie }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Ghost answered ${response.status} to ${method} ${path}: ${await response.text()}`);
  return response;
}

const uploadSchema = z.object({ images: z.tuple([z.object({ url: z.url() })]) });

/** Uploads a picture, as the editor does. Returns its address. */
export async function uploadPicture(call: CallAdmin, name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), name);
  form.append('purpose', 'image');
  return uploadSchema.parse(await call('POST', 'images/upload/', form)).images[0].url;
}

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

const postsSchema = z.object({ posts: z.tuple([z.object({ id: z.string(), updated_at: z.string(), url: z.url() })]) });

/** Saves a new post, published unless the draft says otherwise. Returns its id and address. */
export async function addPost(call: CallAdmin, draft: Draft) {
  const posts = [{ status: 'published', ...draft }];
  return postsSchema.parse(await call('POST', 'posts/?source=html', { posts })).posts[0];
}

/** Changes fields of a post; its state too, such as from published to draft. */
export async function changePost(call: CallAdmin, id: string, changes: Partial<Draft>) {
  // Ghost refuses a change of a version that it no longer has.
  const { updated_at } = postsSchema.parse(await call('GET', `posts/${id}/`)).posts[0];
  await call('PUT', `posts/${id}/?source=html`, { posts: [{ updated_at, ...changes }] });
}

export async function deletePost(call: CallAdmin, id: string) {
  await call('DELETE', `posts/${id}/`);
}
