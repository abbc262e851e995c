/** The icons in pixels, and what they stand on; scripts/social-cards/draw-icons.ts makes them from app/icon.svg. */
export const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, ground: 'padded' },
  { file: 'icons/icon-192.png', size: 192, ground: 'none' },
  { file: 'icons/icon-512.png', size: 512, ground: 'none' },
  { file: 'icons/maskable-512.png', size: 512, ground: 'maskable' },
] as const;

/** The company's mark for structured data. */
export const LOGO = { file: 'icons/icon-512.png', size: 512 } as const;

/** The page's own ground (`--paper`), for the browser's frame around it. */
export const THEME_COLOR = '#f5f2ea';
