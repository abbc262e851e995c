import { loadPosts } from '@/lib/blog/load-posts';
import { pageTitles } from '@/lib/seo/page-titles';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(pageTitles(loadPosts().posts));
}
