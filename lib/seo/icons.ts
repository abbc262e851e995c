/** The icons that the manifest lists. Phones cut a maskable icon to their own shape, so its mark takes only 56% of the square. */
export const MANIFEST_ICONS = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The icons that each page names: a drawing for browsers, 32 pixels for those that show no SVG, and an iPhone's home screen. */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
};

/** The company's mark for structured data. */
export const LOGO = { file: 'icons/icon-512.png', size: 512 } as const;
