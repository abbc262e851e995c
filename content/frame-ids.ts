/* Ids of what stands around the sections of every page (components/layout): no section may have one of them. */

export const CONTENT_ID = 'content';
export const MENU_ID = 'site-menu';
/** The consent banner: buttons of any page open it by `popovertarget`, with or before its script. */
export const PRIVACY_PREFERENCES_ID = 'privacy-preferences';

export const frameIds = [CONTENT_ID, MENU_ID, PRIVACY_PREFERENCES_ID];
