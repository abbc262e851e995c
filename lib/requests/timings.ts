/** The contact form's success hides after this long (specification, section 4). */
export const SENT_FOR_MS = 5000;

/** A dialog closes itself this long after its request was submitted (section 4). */
export const CLOSE_AFTER_MS = 2000;
