/** The most that pages show of a post's texts, in characters. An excerpt of so many fills two to five lines. */
export const MAX_POST_CHARACTERS = { title: 160, excerpt: 200, name: 60 } as const;

/** A longer address than any blog gives: no page has room for it. */
export const MAX_ADDRESS_CHARACTERS = 600;
