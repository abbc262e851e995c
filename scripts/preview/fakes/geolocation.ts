import { type Fake, isRead, json, methodNotAllowed } from './answer';

/** Where every visitor of the preview is. */
const fakeLocation = {
  country_name: 'Cameroon',
  city: 'Douala',
  region: 'Littoral',
  latitude: 4.0511,
  longitude: 9.7679,
};

/** The geolocation service: `GET /geolocation/json`. */
export function geolocation(): Fake {
  return {
    service: 'geolocation',
    owns: (path) => path === '/geolocation/json',
    answer: ({ method }) => (isRead(method) ? json(200, fakeLocation) : methodNotAllowed('GET, HEAD, OPTIONS')),
  };
}
