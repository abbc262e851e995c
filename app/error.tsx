'use client';

import { ErrorScreen } from '@/components/frame/error-screen.client';

export default function PageError() {
  return <ErrorScreen />;
}
