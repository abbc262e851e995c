import type { Metadata } from 'next';
import { NotFound } from '@/components/sections/not-found';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = notFoundMetadata();

export default function NotFoundPage() {
  return <NotFound />;
}
