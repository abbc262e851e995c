'use client';

import { ErrorScreen } from '@/components/frame/error-screen.client';
import { errorTexts } from '@/content/texts/error';

/**
 * Replaces the whole document when the layout itself fails, or Next's router (next.config.ts). The page's styles stay in the head:
 * with an import of them here, Next would leave them out of the pages.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>{errorTexts.heading}</title>
        <main>
          <ErrorScreen />
        </main>
      </body>
    </html>
  );
}
