import { z } from 'zod';

/** An id of an outside service. */
export const name = z
  .string()
  .regex(/^[\w-]+$/, 'expected letters, digits, hyphens and underscores, without quotes or spaces');

/** EmailJS begins its ids with 'service_' and 'template_'; an owner may rename them. One in another's place fails at each send. */
const mailId = (own: string, foreign: RegExp) =>
  name.refine((value) => !foreign.test(value), { error: `expected the ${own}: this is another id of EmailJS` });

export const mailServiceId = mailId('service id', /^template_/);
export const mailTemplateId = mailId('template id', /^service_/);
export const mailPublicKey = mailId('public key', /^(?:service|template)_/);

/** Email addresses of senders. */
export const emails = z
  .string()
  .regex(
    /^[^\s@,;"'<>]+@[^\s@,;"'<>]+(\s*,\s*[^\s@,;"'<>]+@[^\s@,;"'<>]+)*,?$/,
    'expected email addresses with commas between them',
  );

/** A name of the IANA time zone database. */
export const timeZone = z.string().refine(isKnown, 'expected the name of a time zone, such as America/New_York');

function isKnown(name: string): boolean {
  try {
    // Newer runtimes also accept offsets such as +01:00, which older browsers refuse.
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
