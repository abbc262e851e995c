import { z } from 'zod';
import { fakeSettings } from '../fake-environment';
import { type Fake, isJson } from './answer';
import { type Inbox, receive } from './inbox';

/** EmailJS's limit for all parameters together. */
const MAX_PARAMETER_BYTES = 50_000;

/** EmailJS takes exactly these keys. */
const mailSchema = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.literal(fakeSettings.mailPublicKey, { error: 'The Public Key is invalid' }),
  service_id: z.literal(fakeSettings.mailServiceId, { error: 'The service ID not found' }),
  template_id: z.literal(fakeSettings.mailTemplateId, { error: 'The template ID not found' }),
  template_params: z.record(z.string(), z.unknown()),
});

/** EmailJS's `POST /api/v1.0/email/send`. A mail that it takes lands in the inbox. */
export function mailRelay(inbox: Inbox): Fake {
  return {
    service: 'mail',
    path: /^\/api\/v1\.0\/email\/send$/,
    methods: {
      POST(request) {
        if (!isJson(request)) return new Response('The Content-Type must be application/json', { status: 400 });
        const { template_params: params, ...call } = mailSchema.parse(JSON.parse(request.body));
        if (Buffer.byteLength(JSON.stringify(params)) > MAX_PARAMETER_BYTES) {
          return new Response('The variables size limit is exceeded: 50Kb are allowed', { status: 413 });
        }
        receive(inbox.mails, { params, call });
        return new Response('OK');
      },
    },
  };
}
