/** Windows silently drops mail links longer than about 2,000 characters. */
const MAX_CHARACTERS = 2000;

/** Ends a text that was too long, so that the visitor sees that a part is missing. */
const CUT = '\n[Cut here: please paste the rest of your message]';

/** A link that opens the visitor's mail program with the mail already written. */
export function mailtoHref(mail: { to_email: string; subject: string; message: string }): string {
  const start = `mailto:${mail.to_email}?subject=${encode(mail.subject)}&body=`;
  const body = encode(mail.message);
  if (start.length + body.length <= MAX_CHARACTERS) return start + body;

  const end = encode(CUT);
  let href = start;
  for (const character of mail.message) {
    const encoded = encode(character);
    if (href.length + encoded.length + end.length > MAX_CHARACTERS) break;
    href += encoded;
  }
  return href + end;
}

/** Lines of a mail end with CR LF (RFC 6068). */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'));
