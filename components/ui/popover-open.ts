/** A popover that is open; one that the script for browsers without popovers opened has a class (lib/before-hydration/old-browsers.browser.ts). */
export const POPOVER_OPEN = ':is(:popover-open, .\\:popover-open)';
