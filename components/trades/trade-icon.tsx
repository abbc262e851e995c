import { PathIcon } from '@/components/ui/control-icon';
import type { industries } from '@/content/industries';

type IndustryId = (typeof industries)[number]['id'];

/** Short paths, because they are on every service page: those of the icon set weigh three times as much. */
const paths: Record<IndustryId, string> = {
  'tech-startups': 'M12 2c4 3 5 8 3 13H9C7 10 8 5 12 2zM9 15l-3 5 6-2 6 2-3-5M12 8v1',
  healthcare: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  retail: 'M5 8h14l1 13H4zM9 11V6a3 3 0 0 1 6 0v5',
  automotive: 'M3 12l3-6h12l3 6v6H3zM3 12h18M6 18v3m12-3v3M7 15h1m8 0h1',
  construction: 'M2 18h20M4 18a8 8 0 0 1 16 0M9 11V6h6v5',
  organizations: 'M3 9l9-6 9 6zM6 9v9m6-9v9m6-9v9M3 21h18',
  manufacturing: 'M3 21V9l6 4V9l6 4V3h6v18zM7 17h1m4 0h1m4 0h1',
  logistics: 'M2 5h12v12H2zM14 10h4l4 4v3h-8M5 17a2 2 0 0 0 4 0m7 0a2 2 0 0 0 4 0',
};

export function TradeIcon({ id }: { id: IndustryId }) {
  return <PathIcon d={paths[id]} size="1.5rem" />;
}
