import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogList } from '@/components/blog/blog-list';
import { Statement } from '@/components/sections/statement';
import { blogNextStep } from '@/content/texts/blog-page';
import { BLOG_PATH, type ListPage, listPages } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { listPageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ list?: string[] }> };

/** Paths that are not in `listPages` get the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return listPages(loadPosts().posts).map(({ path }) => ({
    list: path.slice(BLOG_PATH.length).split('/').slice(1),
  }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listPageMetadata(await pageOf(params));
}

export default async function BlogPage({ params }: Props) {
  return (
    <>
      <BlogList page={await pageOf(params)} />
      <Statement section={blogNextStep} />
    </>
  );
}

async function pageOf(params: Props['params']): Promise<ListPage> {
  const path = [BLOG_PATH, ...((await params).list ?? [])].join('/');
  return listPages(loadPosts().posts).find((page) => page.path === path) ?? notFound();
}
