import { rssFeed } from '@/lib/blog/feeds';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { siteConfig } from '@/lib/config/site-config';
import { routeAt } from '@/lib/routes/find-route';

export const dynamic = 'force-static';

export function GET() {
  const feed = rssFeed({ ...loadPosts(), siteUrl: siteConfig().siteUrl, description: routeAt(BLOG_PATH).summary });
  return new Response(feed);
}
