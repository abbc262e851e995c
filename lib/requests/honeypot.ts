/**
 * The field that no person sees; who fills it in is a robot. Its name means nothing to a browser's autofill, which would
 * otherwise betray a person.
 */
export const HONEYPOT_FIELD = 'leave-empty';
