import type { MailTransport } from './send-mail';

/** The relay's client, fetched at first use: a page that sends nothing does not carry it. */
export const loadEmailJs = () => import('@emailjs/browser');

/**
 * When the client last sent, for its rate limit. In memory, because all that a form keeps in the browser is its draft;
 * `init` without a store turns the limit off.
 */
const sendTimes = new Map<string, string>();
const storageProvider = {
  get: async (key: string) => sendTimes.get(key),
  set: async (key: string, value: string) => void sendTimes.set(key, value),
  remove: async (key: string) => void sendTimes.delete(key),
};

/**
 * Posts the parameters to `{origin}/api/v1.0/email/send`. The origin is honored only in `init`. The client refuses
 * headless browsers (451), senders on a list (403) and mails that follow too soon (429) where that is configured
 * (specification, section 8). Its rate limit stamps before it sends: a mail that failed counts too.
 */
export const emailJsTransport: MailTransport = async (params, config) => {
  const { init, send } = await loadEmailJs();
  const { origin, publicKey, serviceId, templateId, blockHeadless, blockList, rateLimitMs } = config;
  init({
    origin,
    publicKey,
    blockHeadless,
    blockList: { list: blockList, watchVariable: 'from_email' },
    limitRate: { id: 'mail', throttle: rateLimitMs },
    storageProvider,
  });
  const answer = await send(serviceId, templateId, params);
  // A proxy's or a login's page in the relay's place comes as 200 as well; the relay answers with a word.
  if (answer.text.trimStart().startsWith('<')) throw new Error(`a web page in place of an answer (${answer.status})`);
};
