/** Texts of buttons that copy a link (specification, sections 4 and 9). Apart from messages.ts, because pages without a form load them. */
export const copyTexts = { link: 'Copy link', linkCopied: 'Link copied', share: 'Share', to: 'to {title}' } as const;
