import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Shell } from '@/components/frame/shell';
import { fontVariables } from '@/components/theme/fonts';
import { PAGE_ICONS, THEME_COLOR } from '@/lib/seo/icons';
import '@/components/theme/global.css';

export const metadata: Metadata = { icons: PAGE_ICONS };

export const viewport: Viewport = { themeColor: THEME_COLOR, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <noscript>
          {/* Scripts give the header its background on scroll, and show and hide the bar with the phone number. Without script
              the header scrolls away, and the bar stays above the footer. */}
          <style>
            {
              // biome-ignore lint/plugin: CSS, not words
              '[data-needs-script], .script-failed { display: none !important; } .site-header { position: absolute !important; } .contact-bar { position: sticky !important; visibility: visible !important; }'
            }
          </style>
        </noscript>
      </head>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  );
}
