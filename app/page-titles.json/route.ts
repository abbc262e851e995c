import { loadPosts } from '@/lib/blog/load-posts';
import { pageTitles } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(pageTitles(loadPosts().posts));
}
