import type { Answer, FakeRequest } from './answer';

/** What lets a page of another origin read the answer. No credentials: the site sends none. */
export const corsHeaders = { 'access-control-allow-origin': '*' };

/** The answer to a preflight: everything that is asked for. */
export function preflightAnswer(request: FakeRequest): Answer {
  return {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type',
      // Not remembered, so that a fault set on the preflight shows at the very next call.
      'access-control-max-age': '0',
    },
    body: '',
  };
}
