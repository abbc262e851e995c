/** The small calculator on the page of a service that it prices. */
export const teaserTexts = { form: 'Try three tools', open: 'Open the calculator with all {tools} tools' } as const;
