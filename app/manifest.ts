import type { MetadataRoute } from 'next';
import { color } from '@/components/theme/palette';
import { site } from '@/content/site';
import { routeAt } from '@/lib/routes/find-route';
import { MANIFEST_ICONS } from '@/lib/seo/icons';

export const dynamic = 'force-static';

/** For visitors who add the site to a phone's home screen. It opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: routeAt('/').summary,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: color('paper'),
    theme_color: color('paper'),
    icons: MANIFEST_ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
