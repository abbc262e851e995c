import { type Fake, isJson } from './answer';
import { type Inbox, receive } from './inbox';

/** The chat host's webhook for visits and weekly reports, `POST /hooks/visits`. They land in the inbox. */
export function chatWebhook(inbox: Inbox): Fake {
  return {
    service: 'webhook',
    path: /^\/hooks\/visits$/,
    methods: {
      POST(request) {
        // Text needs no preflight. Accepting it would hide that the real host needs CORS for JSON.
        if (!isJson(request)) return new Response('application/json is required', { status: 415 });
        receive<unknown>(inbox.visits, JSON.parse(request.body));
        return new Response();
      },
    },
  };
}

/** The location of every visitor of the preview. */
const LOCATION = { country_name: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.0511, longitude: 9.7679 };

export const geolocation: Fake = {
  service: 'geolocation',
  path: /^\/geolocation\/json$/,
  methods: { GET: () => Response.json(LOCATION) },
};
