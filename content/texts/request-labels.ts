/** The note with the outcome of a request. Apart from the texts of the forms, because every page loads it. */
export const requestLabels = { note: 'Your request', dismiss: 'Dismiss' } as const;
