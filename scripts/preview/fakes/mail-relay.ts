import { z } from 'zod';
import { fakeSettings } from '../fake-settings';
import { type Answer, type Fake, type FakeRequest, methodNotAllowed, text } from './answer';
import type { Inbox } from './inbox';
import { isJson, parseJson } from './read-request';

/** EmailJS's limit for all parameters together. */
const MAX_PARAMETER_BYTES = 50_000;

/** EmailJS takes exactly these keys. */
const mailSchema = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.unknown()),
});

export type Mail = z.infer<typeof mailSchema>;

/** EmailJS's `POST /api/v1.0/email/send`. A mail that it takes lands in the inbox. */
export function mailRelay(inbox: Inbox): Fake {
  return {
    service: 'mail',
    owns: (path) => path === '/api/v1.0/email/send',
    answer: (request) => (request.method === 'POST' ? send(request, inbox) : methodNotAllowed('POST, OPTIONS')),
  };
}

function send(request: FakeRequest, inbox: Inbox): Answer {
  if (!isJson(request)) return text(400, 'The Content-Type is invalid: application/json is required');
  const read = mailSchema.safeParse(parseJson(request.body));
  if (!read.success) return text(400, `The parameters are invalid: ${z.prettifyError(read.error)}`);

  const { user_id, service_id, template_id, template_params } = read.data;
  const { publicKey, serviceId, templateId } = fakeSettings.mail;
  const [wrong] = [
    ...(user_id === publicKey ? [] : ['The Public Key is invalid']),
    ...(service_id === serviceId ? [] : ['The service ID not found']),
    ...(template_id === templateId ? [] : ['The template ID not found']),
  ];
  if (wrong) return text(400, `${wrong}. To find this ID, visit https://dashboard.emailjs.com/admin`);
  if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_PARAMETER_BYTES) {
    return text(413, 'The variables size limit is exceeded: 50Kb are allowed');
  }
  inbox.addMail(read.data);
  return text(200, 'OK');
}
