import { Sections } from '@/components/sections/sections';
import { pageAt } from '@/lib/pages/find-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return <Sections page={pageAt('/')} />;
}
