/** A page's path: lowercase words between slashes, or none. */
const PAGE = '/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?';

/** The same marks as escapes, which most hosts compare. */
const ESCAPES = '%2[0-27-9ACEace]|%3[ABEFabef]|%5[DFdf]|%7[Dd]|%[Ee]2%80%(?:99|9[Dd]|[Aa]6)|%[Cc]2%[Bb][Bb]';

/** What mail and chat programs take along from the sentence around a link. */
const MARKS = `(?:[.,;:!?)\\]}>'"*_ ]|”|’|»|…|${ESCAPES})+`;

/** A page's path with such marks behind it: `/contact.` and `/services)` lead to the page. The group is the page. */
export const MARKED_PAGE = `^(${PAGE})/?${MARKS}$`;

/** A page whose anchor, such as a shared bill, follows an escaped `#`. The groups are the page and the anchor. */
export const ESCAPED_ANCHOR = `^(${PAGE})(?:#|%23)([A-Za-z0-9=,.-]+)$`;
