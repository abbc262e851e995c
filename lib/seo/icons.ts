/** The icons in pixels, what they stand on, and whether the manifest lists them; scripts/build/cards/draw-icons.ts makes them from app/icon.svg. */
export const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, ground: 'padded', isListed: false },
  { file: 'icons/icon-192.png', size: 192, ground: 'none', isListed: true },
  { file: 'icons/icon-512.png', size: 512, ground: 'none', isListed: true },
  { file: 'icons/maskable-512.png', size: 512, ground: 'maskable', isListed: true },
] as const;

/** What a page names: the drawing for browsers, 32 pixels for what knows no drawings, and an iPhone's home screen. */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: `/${ICONS[0].file}`,
};

/** The company's mark for structured data. */
export const LOGO = { file: 'icons/icon-512.png', size: 512 } as const;

/** The page's own ground (`--paper`), for the browser's frame around it. */
export const THEME_COLOR = '#f5f2ea';
