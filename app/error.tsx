'use client';

import { ErrorScreen } from '@/components/islands/error-screen';

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
