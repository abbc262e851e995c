/*
 * The wording of the messages about publishing, for chat services that take Slack's incoming webhooks.
 */

const MAX_LINES = 10;
const MAX_CHARACTERS = 1500;

type Failure = {
  /** The address of the site, without its scheme. */
  site: string;
  /** The title of the newest post that is not yet live; undefined when it is not known. */
  waitingTitle: string | undefined;
  reason: Reason;
  /** Milliseconds since 1970; undefined when it is not tried again. */
  retryAt: number | undefined;
};

export type Reason = {
  /** The name of the step that failed (scripts/step.ts); undefined when it was none of the build's. */
  step: string | undefined;
  /** The last lines that it printed. */
  text: string;
  cure: string;
};

export function failureText({ site, waitingTitle, reason, retryAt }: Failure): string {
  return [
    `${site}: publishing failed${reason.step ? ` at the step "${escaped(reason.step)}"` : ''}. What is live stays as it is.`,
    waitingTitle
      ? `The newest post that waits: "${escaped(waitingTitle)}"`
      : 'A change on the blog or of the site waits.',
    `\`\`\`\n${escaped(reason.text).replaceAll('```', "'''")}\n\`\`\``,
    `What to do: ${escaped(reason.cure)}${/[.?]$/.test(reason.cure) ? '' : '.'}`,
    retryAt === undefined
      ? 'It is not tried again by itself: run npm run publish:site after that.'
      : `It is tried again at ${new Date(retryAt).toISOString().slice(11, 16)} UTC. After a change of settings, restart the receiver.`,
  ].join('\n');
}

export function publishedAgainText(site: string): string {
  return `${site}: published again.`;
}

/** Slack reads `<!channel>` as a call to everyone. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of npm around the command's own, and rules around a warning. */
const FRAME_LINE = /^(npm (error|warn|notice)\b|> |!+$)/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: an ANSI color begins with the control character ESC.
const COLOR = /\u001b\[[\d;]*m/g;

/**
 * The reason of a failure: the last lines of the step that failed, without the values of secret settings.
 *
 * @param output what the failed command printed
 */
export function reasonOf(output: string, environment: Readonly<Record<string, string | undefined>>): Reason {
  const lines = withoutValues(output.replace(COLOR, ''), environment)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line && !FRAME_LINE.test(line));
  const last = lines.findLastIndex((line) => line.startsWith('── '));
  const [, step, cure] = /^Step failed: (.+?)\. Cure: (.+)\.$/m.exec(lines.slice(last + 1).join('\n')) ?? [];
  const own = lines.slice(last + 1).filter((line) => !line.startsWith('Step failed: '));
  const text = own.slice(-MAX_LINES).join('\n').slice(-MAX_CHARACTERS);
  // Any step can meet a full disk; its own cure is for its own failures.
  if (isDiskFull(text)) return { step, text, cure: 'make room on the disk' };
  return { step, text: text || 'It printed nothing.', cure: cure ?? 'see the lines above; the log has all of them' };
}

export const isDiskFull = (text: string) => /no space left on device/i.test(text);

/** Variables of npm itself, such as the name of the script. */
const NPM_VARIABLE = /^npm_/i;
/** Values that are no secrets and make up ordinary text: words, paths, and addresses without a password or a query. */
const PLAIN_VALUE = /^([a-z]+|[/.~][^:]*|https?:\/\/[^@?#]*)$/i;
const MIN_VALUE_LENGTH = 6;

/** Replaces each value of the environment by the name of its variable. */
function withoutValues(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(environment)
    .flatMap(([name, value = '']) =>
      value.length < MIN_VALUE_LENGTH || NPM_VARIABLE.test(name) || isPlain(name, value) ? [] : [{ name, value }],
    )
    .sort((a, b) => b.value.length - a.value.length)
    .reduce((result, { name, value }) => result.replaceAll(value, `[${name}]`), text);
}

function isPlain(name: string, value: string): boolean {
  return PLAIN_VALUE.test(value) && !/SECRET|TOKEN|KEY|PASSWORD|WEBHOOK/i.test(name);
}
