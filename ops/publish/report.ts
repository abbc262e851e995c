import { url } from '@/lib/config/address-schemas';
import { buildConfig } from '@/scripts/build/load-settings';
import { failureText, publishedAgainText, type Reason, reasonOf } from './failure-message';
import { newestPost } from './newest-post';
import { liveRelease } from './releases';
import { failureFile, releaseFile } from './state-files';
import { updateStatus } from './status';

const TIMEOUT_MS = 10_000;

/** A host that only its own network reaches. */
const PRIVATE_HOST =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[(::1|f[cd].*)\]|.*\.(internal|local|lan))$/;

const webhookSchema = url.refine(
  (address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || PRIVATE_HOST.test(hostname);
  },
  { error: 'expected https://, or http:// on a private host' },
);

/**
 * The setting FAILURE_WEBHOOK_URL; undefined when it is not set. Whoever has the address can write into the channel, so it is
 * never printed.
 *
 * @throws Error with a message of one line when it is wrong
 */
export function failureWebhook(value = process.env.FAILURE_WEBHOOK_URL): string | undefined {
  if (!value) return undefined;
  const { data, error } = webhookSchema.safeParse(value);
  if (error) throw new Error(`FAILURE_WEBHOOK_URL: ${error.issues[0]?.message ?? 'not an address'}.`);
  return data;
}

/** The variable by which the receiver says that it reports the outcome itself: it knows when it tries again. */
export const TOLD_BY_RECEIVER = 'PUBLISH_REPORTED_BY_RECEIVER';
export const isToldByReceiver = () => process.env[TOLD_BY_RECEIVER] === '1';

type FailedRun = {
  /** What the failed command printed. */
  output: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds since 1970; undefined when it is not tried again. */
  retryAt?: number;
  /** In place of the cure that the output names. */
  cure?: string;
};

type Options = {
  root: string;
  webhook: string | undefined;
  log: (line: string) => void;
  now?: () => number;
  site?: () => string;
  request?: typeof fetch;
  environment?: Readonly<Record<string, string | undefined>>;
};

export type Reporter = ReturnType<typeof createReporter>;

export const silentReporter = { failed: async () => {}, published: async () => {} };

/**
 * Remembers a failed publish in PUBLISH_ROOT, and tells FAILURE_WEBHOOK_URL about the first failure, about another reason, and
 * about the first success after it. Never rejects, and takes ten seconds at most.
 */
export function createReporter({ root, webhook, log, ...options }: Options) {
  const { now = Date.now, site = siteName, request = fetch, environment = process.env } = options;
  /** What could not be written, as on a full disk: the next failure must not be told again. */
  let unsaved: ReturnType<typeof failureFile.read>;

  async function tell(text: string): Promise<boolean> {
    if (!webhook) return false;
    const answer = await request(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    const isSent = answer instanceof Response && answer.ok;
    if (answer instanceof Response) await answer.body?.cancel().catch(() => {});
    if (isSent) return true;
    const problem = answer instanceof Response ? `answered ${answer.status}` : networkProblem(answer);
    log(`The message about the publish was not sent: ${new URL(webhook).host} ${problem}.`);
    return false;
  }

  async function save(failure: NonNullable<typeof unsaved>) {
    try {
      failureFile.write(root, failure);
      unsaved = undefined;
    } catch {
      unsaved = failure;
    }
    await updateStatus(root, log);
  }

  return {
    async failed({ output, startedAt, retryAt, cure }: FailedRun): Promise<void> {
      // First: it adds the settings of .env files to the environment, whose values the message must not have.
      const name = site();
      const found = reasonOf(output, environment);
      const reason: Reason = { ...found, cure: cure ?? found.cure };
      const before = unsaved ?? failureFile.read(root);
      const failure = { at: new Date(now()).toISOString(), reason: comparable(reason) };
      const isKnown = before?.isTold === true && before.reason === failure.reason;
      const waitingTitle = await titleThatWaits(root, startedAt);
      const isTold = isKnown || (await tell(failureText({ site: name, waitingTitle, reason, retryAt })));
      await save({ ...failure, isTold });
    },
    async published(): Promise<void> {
      const before = unsaved ?? failureFile.read(root);
      unsaved = undefined;
      try {
        failureFile.remove(root);
      } catch (error) {
        log(`${root}: ${error instanceof Error ? error.message : error}`);
      }
      await updateStatus(root, log);
      if (before?.isTold) await tell(publishedAgainText(site()));
    },
  };
}

function networkProblem(error: Error): string {
  if (error.name === 'TimeoutError') return `did not answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return `could not be reached (${code})`;
}

/** The same reason has the same text, however long a step took. */
function comparable({ step = '', text }: Reason): string {
  return `${step}\n${text}`.replace(/\d+(\.\d+)? ?(ms|s|min)\b|\d\d:\d\d(:\d\d(\.\d+)?)?/g, '…');
}

/** The newest post, if the failed build had read it from the blog and it is not live. */
async function titleThatWaits(root: string, startedAt: number): Promise<string | undefined> {
  const newest = newestPost(startedAt);
  const release = await liveRelease(root);
  const live = release === undefined ? undefined : releaseFile(release).read(root)?.newestPost;
  return newest?.title === live?.title ? undefined : newest?.title;
}

/** The site's host. With wrong settings, which are a reason for a failure, their value as it is. */
function siteName(): string {
  try {
    return new URL(buildConfig().siteUrl).host;
  } catch {
    return process.env.NEXT_PUBLIC_SITE_URL || 'The site';
  }
}
