'use client';

import { ErrorScreen } from '@/components/frame/error-screen.client';
import '@/components/theme/global.css';

/** Stands in for the whole document when even the layout fails, so it brings its own. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <ErrorScreen onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
