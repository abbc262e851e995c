import { type Fake, isRead, json, methodNotAllowed, text } from './answer';
import type { Inbox } from './inbox';
import { isJson, parseJson } from './read-request';

/** The chat host's webhook for visits and weekly reports, `POST /hooks/visits`. They land in the inbox. */
export function chatWebhook(inbox: Inbox): Fake {
  return {
    service: 'webhook',
    owns: (path) => path === '/hooks/visits',
    answer(request) {
      if (request.method !== 'POST') return methodNotAllowed('POST, OPTIONS');
      // Text needs no preflight. Accepting it would hide that the real host needs CORS for JSON.
      if (!isJson(request)) return text(415, 'application/json is required');
      const body = parseJson(request.body);
      if (body === undefined) return text(400, 'The body is not JSON');
      inbox.addVisit(body);
      return text(200, '');
    },
  };
}

/** The location of every visitor of the preview. */
const LOCATION = { country_name: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.0511, longitude: 9.7679 };

/** The geolocation service, `GET /geolocation/json`. */
export function geolocation(): Fake {
  return {
    service: 'geolocation',
    owns: (path) => path === '/geolocation/json',
    answer: ({ method }) => (isRead(method) ? json(200, LOCATION) : methodNotAllowed('GET, HEAD, OPTIONS')),
  };
}
