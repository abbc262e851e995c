'use client';

import { ErrorScreen } from '@/components/frame/error-screen.client';

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
