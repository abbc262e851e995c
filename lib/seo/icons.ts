/** The icons in pixels, what they stand on, and whether the manifest lists them; scripts/social-cards/draw-icons.ts makes them from app/icon.svg. */
export const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, ground: 'padded', isListed: false },
  { file: 'icons/icon-192.png', size: 192, ground: 'none', isListed: true },
  { file: 'icons/icon-512.png', size: 512, ground: 'none', isListed: true },
  { file: 'icons/maskable-512.png', size: 512, ground: 'maskable', isListed: true },
] as const;

/** What an iPhone puts on its home screen. */
export const APPLE_ICON = ICONS[0];

/** The company's mark for structured data. */
export const LOGO = { file: 'icons/icon-512.png', size: 512 } as const;

/** The page's own ground (`--paper`), for the browser's frame around it. */
export const THEME_COLOR = '#f5f2ea';
