/** The lengths to which pages cut the texts of a post, in characters. Such an excerpt fills two to five lines. */
export const MAX_POST_CHARACTERS = { title: 160, excerpt: 200, name: 60 } as const;

/** The longest address of a post or picture that is accepted. Blogs give shorter ones. */
export const MAX_ADDRESS_CHARACTERS = 600;
