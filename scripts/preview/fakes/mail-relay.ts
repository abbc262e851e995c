import { fakeSettings } from '../fake-settings';
import { type Answer, type Fake, type FakeRequest, methodNotAllowed, text } from './answer';
import type { Inbox } from './inbox';
import { mailSchema } from './mail';
import { isJson, parseJson } from './read-request';

/** EmailJS takes no more than this in all parameters together. */
const MAX_PARAMETER_BYTES = 50_000;

/** EmailJS, as the site calls it: `POST /api/v1.0/email/send`. What it accepts is in the inbox. */
export function mailRelay(inbox: Inbox): Fake {
  return {
    service: 'mail',
    owns: (path) => path === '/api/v1.0/email/send',
    answer: (request) => (request.method === 'POST' ? send(request, inbox) : methodNotAllowed('POST, OPTIONS')),
  };
}

function send(request: FakeRequest, inbox: Inbox): Answer {
  if (!isJson(request)) return text(400, 'The Content-Type is invalid: application/json is required');
  const body = parseJson(request.body);
  if (body === undefined) return text(400, 'The JSON body is required');

  const read = mailSchema.safeParse(body);
  if (!read.success) return text(400, refusal(read.error.issues));

  const { user_id, service_id, template_id, template_params } = read.data;
  const { publicKey, serviceId, templateId } = fakeSettings.mail;
  if (user_id !== publicKey) {
    return text(400, 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account');
  }
  if (service_id !== serviceId) {
    return text(400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin');
  }
  if (template_id !== templateId) {
    return text(400, 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates');
  }
  if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_PARAMETER_BYTES) {
    return text(413, 'The variables size limit is exceeded: 50Kb are allowed');
  }

  inbox.addMail(read.data);
  return text(200, 'OK');
}

type Issues = { code: string; path: PropertyKey[]; keys?: string[] }[];

function refusal(issues: Issues): string {
  const unknownKeys = issues.flatMap((issue) => issue.keys ?? []);
  const wrongKeys = issues.flatMap((issue) => issue.path.slice(0, 1)).map(String);
  if (wrongKeys.length > 0) return `The ${wrongKeys.join(', ')} parameter is required`;
  if (unknownKeys.length > 0) return `The ${unknownKeys.join(', ')} parameter is unknown: only the five are taken`;
  return 'The parameters are required as one object';
}
