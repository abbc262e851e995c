import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Shell } from '@/components/frame/shell';
import { color } from '@/components/theme/palette';
import { siteMetadata } from '@/lib/seo/page-metadata';
import '@/components/theme/global.css';

export const metadata: Metadata = siteMetadata;

/** The bars of the browser have the color of the page. */
export const viewport: Viewport = { themeColor: color('paper'), colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <noscript>
          {/* The dock's booking button is hidden beside a hero that has one (dock.style.ts), and without script would stay hidden. */}
          <style>
            {
              // biome-ignore lint/plugin: CSS, not words
              '[data-needs-script], .script-failed { display: none !important; } .slides { scrollbar-width: auto !important; } .dock .book { display: grid !important; }'
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
