import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Shell } from '@/components/frame/shell';
import { fontVariables } from '@/components/theme/fonts';
import { siteConfig } from '@/lib/config/site-config';
import { PAGE_ICONS, THEME_COLOR } from '@/lib/seo/icons';
import '@/components/theme/global.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteConfig().siteUrl),
  icons: PAGE_ICONS,
};

export const viewport: Viewport = { themeColor: THEME_COLOR, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <noscript>
          {/* A script gives the header its background on scroll. Without script the header scrolls away instead. */}
          <style>
            {
              '[data-needs-script], .script-failed { display: none !important; } .site-header { position: absolute !important; }'
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
