/** A text as it stands, in a pattern. */
export const exactly = (text: string) => new RegExp(text.replace(/[.?!()$]/g, '\\$&'));
