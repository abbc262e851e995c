/** Windows hands a mail program addresses of about 2,000 characters at most and drops a longer one without a word. */
const MAX_CHARACTERS = 2000;

/** Ends a text that was too long, so that whoever sends it sees that some is missing. */
const CUT = '\n[Cut here: please paste the rest of your message]';

/** An address that opens the visitor's mail program with the mail already written. */
export function mailtoHref(mail: { to_email: string; subject: string; message: string }): string {
  const start = `mailto:${mail.to_email}?subject=${encode(mail.subject)}&body=`;
  const body = encode(mail.message);
  if (start.length + body.length <= MAX_CHARACTERS) return start + body;

  const end = encode(CUT);
  let room = MAX_CHARACTERS - start.length - end.length;
  let kept = '';
  for (const character of mail.message) {
    const encoded = encode(character);
    room -= encoded.length;
    if (room < 0) break;
    kept += encoded;
  }
  return start + kept + end;
}

/** Mail ends its lines with CR LF (RFC 6068). */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, '\r\n'));
}
