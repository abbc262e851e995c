import { url } from '@/lib/config/address-schemas';
import { field } from '@/lib/text/records';
import { buildConfig } from '@/scripts/build/load-settings';
import { failureText, isDiskFull, publishedAgainText, type Reason, reasonOf } from './failure-message';
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
  environment?: Readonly<Record<string, string | undefined>>;
  timeoutMs?: number;
  newest?: typeof newestPost;
};

export type Reporter = ReturnType<typeof createReporter>;

/**
 * Remembers a failed publish in PUBLISH_ROOT, and tells FAILURE_WEBHOOK_URL about the first failure, about another reason, and
 * about the first success after it. Never rejects, and takes ten seconds at most.
 */
export function createReporter({ root, webhook, log, ...options }: Options) {
  const { now = Date.now, site = siteName, environment = process.env } = options;
  const { timeoutMs = TIMEOUT_MS, newest = newestPost } = options;
  /** What could not be written, as on a full disk: the next failure must not be told again. */
  let unsaved: ReturnType<typeof failureFile.read>;

  async function tell(text: string): Promise<boolean> {
    if (!webhook) return false;
    const problem = await send(webhook, text, timeoutMs);
    if (problem) log(`The message about the publish was not sent: ${new URL(webhook).host} ${problem}.`);
    return !problem;
  }

  async function save(failure: NonNullable<typeof unsaved>) {
    try {
      failureFile.write(root, failure);
      unsaved = undefined;
    } catch {
      // Then status.json cannot be written either.
      unsaved = failure;
      return;
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
      const isKnown = before?.isReported === true && before.reason === failure.reason;
      const waitingTitle = await unpublishedTitle(root, newest(startedAt)?.title);
      const isReported = isKnown || (await tell(failureText({ site: name, waitingTitle, reason, retryAt })));
      await save({ ...failure, isReported });
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
      if (before?.isReported) await tell(publishedAgainText(site()));
    },
  };
}

/** Returns the problem; undefined when the message was accepted. */
async function send(webhook: string, text: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const { ok, status, body } = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Not read: it may never end.
    await body?.cancel();
    return ok ? undefined : `answered ${status}`;
  } catch (error) {
    if (field(error, 'name') === 'TimeoutError') return `did not answer within ${timeoutMs / 1000} s`;
    return `could not be reached (${field(field(error, 'cause'), 'code') ?? field(error, 'message')})`;
  }
}

/** The same reason has the same text, however long a step took, and whatever id Ghost has given to this error. */
function comparable({ step = '', text }: Reason): string {
  // On a full disk the next try may fail at another file, or in another step.
  if (isDiskFull(text)) return 'The disk is full.';
  return `${step}\n${text}`.replace(/\d+(\.\d+)? ?(ms|s|min)\b|\d\d:\d\d(:\d\d(\.\d+)?)?|"id":"[^"]*/g, '…');
}

/** The title of the newest post that the failed build has read, unless it is live already. */
async function unpublishedTitle(root: string, title: string | undefined): Promise<string | undefined> {
  const release = await liveRelease(root);
  const live = release === undefined ? undefined : releaseFile(release).read(root)?.newestPost;
  return title === live?.title ? undefined : title;
}

/** The site's host. With wrong settings, which are a reason for a failure, their value as it is. */
function siteName(): string {
  try {
    return new URL(buildConfig().siteUrl).host;
  } catch {
    return process.env.NEXT_PUBLIC_SITE_URL || 'The site';
  }
}
