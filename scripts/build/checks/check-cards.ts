import { SOCIAL_CARD_SIZE } from '@/lib/seo/social-card';
import type { PageFacts } from './page-facts';

type Size = { width: number; height: number };

/** The metadata from which chats and social networks show a link. */
const WANTED = ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:locale', 'og:image:alt', 'twitter:card'];

/** Finds missing card metadata, and pictures that are another page's, missing or of another size. `own`: cards by route. */
export function checkCards(
  pages: readonly PageFacts[],
  pictures: ReadonlyMap<string, Size>,
  own: ReadonlyMap<string, string>,
): string[] {
  const expected = sizeText(SOCIAL_CARD_SIZE);
  return pages.flatMap(({ file, route, canonical, meta }) => {
    const problems = WANTED.filter((name) => !meta[name]).map((name) => `expected a ${name}`);
    const url = meta['og:url'];
    if (url !== canonical) problems.push(`og:url: expected ${canonical}, received ${url}`);
    const address = meta['og:image'] ?? 'none';
    const picture = pictures.get(address);
    const wanted = own.get(route) ?? own.get('/');
    if (address !== wanted) problems.push(`og:image: expected the page's own card ${wanted}, received ${address}`);
    else if (!picture) problems.push(`og:image: expected a card of the export, received ${address}`);
    else if (sizeText(picture) !== expected) {
      problems.push(`og:image: expected ${expected}, received ${sizeText(picture)}`);
    }
    return problems.map((problem) => `out/${file}: ${problem}`);
  });
}

const sizeText = ({ width, height }: Size) => `${width}×${height}`;
