import { readableBody } from './readable-body';

/** What the page says where nothing better is known (spec section 8). */
const DEFAULT_MESSAGE = 'Failed to fetch blog posts';

/** The blog service answered with an error: 'API Error: {status} - {body}' (spec section 8), the body as one short line. */
export class BlogStatusError extends Error {
  override readonly name = 'BlogStatusError';

  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`API Error: ${status} - ${readableBody(body)}`);
  }
}

/** No response came: a 'Network Error' that names the blog service (spec section 8). */
export class BlogNetworkError extends Error {
  override readonly name = 'BlogNetworkError';

  /** @param reason such as 'ECONNREFUSED' or 'no answer within 10 s' */
  constructor(host: string, reason: string) {
    super(`Network Error: no response from the blog service at ${host} (${reason})`);
  }
}

/** An answer came, and it is not the posts: a sign-in page with status 200, half a JSON text, `{}`. */
export class BlogAnswerError extends Error {
  override readonly name = 'BlogAnswerError';
}

/**
 * The message for whatever went wrong while posts were fetched (spec section 8): an error's own, else 'Failed to fetch
 * blog posts'. `fetchPosts` throws the errors that carry the other two forms.
 */
export function blogErrorMessage(error: unknown): string {
  // Not `instanceof Error`: fetch may reject with an error of another realm.
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message.trim() ? message : DEFAULT_MESSAGE;
}
