/* How long visitors' data stays in their browsers. The privacy page and the forms say so. */

/** The banner asks again this many months after the visitor's choice. */
export const CONSENT_MONTHS = 6;

/** A record is dropped once more than this many retries have failed (specification, section 9). */
export const MAX_FAILED_RETRIES = 5;

/** An unsent form is deleted after this many hours. */
export const DRAFT_HOURS = 24;
