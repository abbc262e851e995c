import type { Metadata } from 'next';
import { NotFound } from '@/components/sections/not-found';

export const metadata: Metadata = { title: 'Page Not Found | DohTech', robots: { index: false, follow: false } };

export default function NotFoundPage() {
  return <NotFound />;
}
