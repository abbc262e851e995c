/* Ids of the frame of every page (components/frame). No section may have one of them. */

export const CONTENT_ID = 'content';
export const MENU_ID = 'site-menu';
/** The consent banner. Buttons open it by `popovertarget`, which also works before its script has loaded. */
export const PRIVACY_PREFERENCES_ID = 'privacy-preferences';

/** The hidden text that describes links to other sites. */
export const NEW_TAB_ID = 'new-tab';

export const frameIds = [CONTENT_ID, MENU_ID, PRIVACY_PREFERENCES_ID, NEW_TAB_ID];
