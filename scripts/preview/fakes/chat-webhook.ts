import { type Fake, methodNotAllowed, text } from './answer';
import type { Inbox } from './inbox';
import { isJson, parseJson } from './read-request';

/** The chat host's webhook, `POST /hooks/visits`: sessions, weekly reports and retries, all into the inbox. */
export function chatWebhook(inbox: Inbox): Fake {
  return {
    service: 'webhook',
    owns: (path) => path === '/hooks/visits',
    answer(request) {
      if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
      // Text would pass without a preflight, and hide that the real host needs CORS for JSON.
      if (!isJson(request)) return text(415, 'application/json is required');
      const body = parseJson(request.body);
      if (body === undefined) return text(400, 'The body is not JSON');
      inbox.addVisit(body);
      return text(200, '');
    },
  };
}
