'use client';

import { ErrorScreen } from '@/components/frame/error-screen.client';
import { errorTexts } from '@/content/texts/error';
import '@/components/theme/global.css';

/** Replaces the whole document when the layout itself fails, or Next's router (next.config.ts). */
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
