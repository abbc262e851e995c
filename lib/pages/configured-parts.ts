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

function isConfigured(service: Service, { bookingUrl, calendar, visits, ...config }: PublicConfig): boolean {
  switch (service) {
    case 'booking':
      return bookingUrl !== null || calendar !== null;
    case 'visits':
      return visits !== null;
    case 'geolocation':
      return visits?.geolocationUrl != null;
    case 'plainHost':
      return config.isPlainHost;
    default:
      return config[service] !== null;
  }
}
