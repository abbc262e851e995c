import { init, send } from '@emailjs/browser';
import type { MailConfig } from '@/lib/config/mail-settings';

/** The client's store for its rate limit: when it last sent. In memory: forms store only drafts in the browser. */
const sendTimes = new Map<string, string>();
const storageProvider = {
  get: async (key: string) => sendTimes.get(key),
  set: async (key: string, value: string) => void sendTimes.set(key, value),
  remove: async (key: string) => void sendTimes.delete(key),
};

/**
 * Posts the parameters to `{origin}/api/v1.0/email/send`. The origin is honored only in `init`. The client refuses
 * headless browsers (451), senders on a list (403) and mails within the rate limit (429) where that is configured
 * (specification, section 8). The rate limit also counts mails that failed.
 */
export async function emailJsTransport(params: Record<string, string>, config: MailConfig): Promise<unknown> {
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
  // A proxy or a Wi-Fi login can answer with a page and status 200; the relay answers with a word.
  if (answer.text.trimStart().startsWith('<')) throw new Error(`a web page in place of an answer (${answer.status})`);
  return answer;
}
