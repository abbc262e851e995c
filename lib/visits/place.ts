import * as z from 'zod/mini';
import type { Place } from './records';

/** The place of a visit whose place could not be found (specification, section 8). */
export const unknownPlace: Place = {
  country: 'Unknown',
  city: 'Unknown',
  region: 'Unknown',
  latitude: null,
  longitude: null,
};

const name = z.catch(z.string(), 'Unknown');
const degrees = z.catch(z.nullable(z.number()), null);

const answerSchema = z.object({ country_name: name, city: name, region: name, latitude: degrees, longitude: degrees });

/** What the geolocation service answered; what it left out is unknown. Throws where the answer is no object at all. */
export function readPlace(answer: unknown): Place {
  const { country_name: country, ...rest } = answerSchema.parse(answer);
  return { country, ...rest };
}
