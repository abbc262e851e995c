import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { routeAt } from '@/lib/routes/find-route';
import { ICONS, THEME_COLOR } from '@/lib/seo/icons';

export const dynamic = 'force-static';

/** For who puts the site on a phone's home screen. It opens as the web page that it is. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: routeAt('/').summary,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: ICONS.filter((icon) => icon.isListed).map(({ file, size, ground }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: ground === 'maskable' ? 'maskable' : 'any',
    })),
  };
}
