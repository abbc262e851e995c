import { siteConfig } from '@/lib/config/site-config';
import { loadLastModified } from './last-modified';
import type { SocialCard } from './social-card';
import { loadSocialImages } from './social-images';
import type { BuildFacts } from './structured-data/page-graph';

/** What this build knows of the page at this path: the site's address, the page's card and the day it last changed. */
export function buildFacts(path: string, card: Pick<SocialCard, 'path'>): BuildFacts {
  return {
    siteUrl: siteConfig().siteUrl,
    image: loadSocialImages()[card.path]?.file,
    modifiedAt: loadLastModified()[path],
  };
}
