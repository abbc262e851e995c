import { BlogList } from '@/components/sections/blog-list';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/about/blogs');

export default function BlogPage() {
  return <BlogList />;
}
