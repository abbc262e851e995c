import { siteConfig } from '@/lib/config/site-config';
import { llmsText } from '@/lib/seo/llms-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(llmsText(siteConfig().siteUrl));
}
