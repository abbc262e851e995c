import type { MailTransport } from './send-mail';

/** The relay's client, fetched at first use: a page that sends nothing does not carry it. */
export const loadEmailJs = () => import('@emailjs/browser');

/**
 * Posts the parameters to `{origin}/api/v1.0/email/send`. The origin is honored only in `init`. The client's rate limit,
 * block list and headless refusal stay off: its rate limit stamps before sending, so that a failed send would block the
 * next try.
 */
export const emailJsTransport: MailTransport = async (params, { origin, publicKey, serviceId, templateId }) => {
  const { init, send } = await loadEmailJs();
  init({ publicKey, origin });
  await send(serviceId, templateId, params);
};
