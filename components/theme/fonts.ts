import localFont from 'next/font/local';

// The fallbacks are the faces of fonts.css: next/font fits one, and always to Arial's regular weight.

/** Headings and large figures. Self-hosted and cut to English by scripts/subset-fonts.ts; one weight, so a small file. */
const display = localFont({
  src: './fonts/display.woff2',
  weight: '700',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['display-arial', 'display-roboto', 'system-ui', 'sans-serif'],
});

/** Running text. */
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['text-arial', 'text-roboto', 'system-ui', 'sans-serif'],
});

/** Figures and receipts. Not preloaded: no text in it is read first, and every monospaced fallback is as wide. */
const mono = localFont({
  src: './fonts/mono.woff2',
  weight: '500',
  variable: '--font-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'Menlo', 'Consolas', 'monospace'],
});

export const fontVariables = `${display.variable} ${text.variable} ${mono.variable}`;
