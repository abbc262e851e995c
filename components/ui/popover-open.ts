/** Matches an open popover. In browsers without popovers it has a class instead (lib/before-hydration/old-browsers.browser.ts). */
export const POPOVER_OPEN = ':is(:popover-open, .\\:popover-open)';
