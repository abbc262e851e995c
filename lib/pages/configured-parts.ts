import type { SectionOf } from '@/content/schema/section';
import type { PublicConfig } from '@/lib/config/public-config';

type Part = SectionOf<'prose'>['parts'][number];
type Service = NonNullable<Part['needs']>;

/** The parts of a prose page, without text about services that this build does not have and without empty parts. */
export function configuredParts(parts: readonly Part[], config: PublicConfig): Part[] {
  const isShown = ({ needs }: { needs?: Service }) => needs === undefined || isConfigured(needs, config);
  return parts
    .filter(isShown)
    .map((part) => ({ ...part, paragraphs: part.paragraphs.filter(isShown), terms: part.terms.filter(isShown) }))
    .filter((part) => part.paragraphs.length + part.terms.length > 0);
}

function isConfigured(service: Service, config: PublicConfig): boolean {
  const booking = config.bookingUrl ?? config.calendar;
  const geolocation = config.visits?.geolocationUrl;
  return Boolean({ ...config, booking, geolocation, plainHost: config.isPlainHost }[service]);
}
