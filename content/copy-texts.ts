/** What a button that copies a link says (specification, sections 4 and 9). Apart from messages.ts: it goes to pages without a form. */
export const copyTexts = { link: 'Copy link', linkCopied: 'Link copied' } as const;
