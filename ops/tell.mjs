/**
 * `node ops/tell.mjs failed | published | say <text>`: tells FAILURE_WEBHOOK_URL (Slack, Mattermost) that a publish failed, with
 * the last lines of its log, once for each reason; the first publish after it; or any text. Run by site-tell@.service, its stand-in and check-live.ts.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 10;
const MAX_CHARACTERS = 1500;
const MIN_VALUE_LENGTH = 6;
const TIMEOUT_MS = 10_000;
/** Values that are no secrets and make up ordinary text: words, paths, and addresses without a password or a query. */
const PLAIN_VALUE = /^([a-z]+|[/.~][^:]*|https?:\/\/[^@?#]*)$/i;
const SECRET_NAME = /SECRET|TOKEN|KEY|PASSWORD|WEBHOOK/i;
/** Lines that npm puts around those of a command. */
const FRAME_LINE = /^(npm (error|warn|notice)\b|> |!+$)/;

const { env } = process;
const root = env.PUBLISH_ROOT || 'published';
const folder = env.RUNTIME_DIRECTORY || root;
/** The reason that was told last; absent after a publish. */
const toldFile = join(folder, 'told');
const site = env.NEXT_PUBLIC_SITE_URL?.replace(/^https?:\/\//, '') || hostname();

if (process.argv[2] === 'say') await send(escapeText(process.argv[3] ?? ''));
else if (process.argv[2] === 'failed') await tellFailure();
// To systemd, a publish that somebody stopped has not failed either; its change still waits.
else if (process.argv[2] === 'published' && read(toldFile) !== '' && !existsSync(join(root, 'waiting'))) {
  await send(`${site}: published again.`);
  rmSync(toldFile);
}

async function tellFailure() {
  const lines = withoutSecrets(stripVTControlCharacters(read(join(folder, 'publish.log'))))
    .split('\n')
    .filter((line) => line.trim() && !FRAME_LINE.test(line));
  // From the last step on: scripts/step.ts prints ── before each.
  const step = lines.findLastIndex((line) => line.startsWith('── '));
  const reason =
    lines.slice(Math.max(0, step)).slice(-MAX_LINES).join('\n').slice(-MAX_CHARACTERS) ||
    'It printed nothing: see journalctl -u site-publish.';
  // The same reason has the same text, however long a step took. A full disk may fail at another file each time.
  const comparable = /no space left on device/i.test(reason)
    ? 'The disk is full.'
    : reason.replace(/\d+(\.\d+)? ?(ms|s|min)\b|\d\d:\d\d(:\d\d(\.\d+)?)?|"id":"[^"]*/g, '…');
  if (read(toldFile) === comparable) return;
  await send(
    `${site}: publishing failed. What is live stays as it is, and it is tried again within ten minutes.\n\`\`\`\n${escapeText(reason)}\n\`\`\``,
  );
  writeFileSync(toldFile, comparable, { mode: 0o600 });
}

/** Slack reads `<!channel>` as a call to everyone. */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('```', "'''");
}

function withoutSecrets(text) {
  return Object.entries(env)
    .filter(([name, value]) => value.length >= MIN_VALUE_LENGTH && (SECRET_NAME.test(name) || !PLAIN_VALUE.test(value)))
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((result, [name, value]) => result.replaceAll(value, `[${name}]`), text);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Sends it, or ends the program. Errors leave the address out: whoever has it can write into the channel. */
async function send(text) {
  if (!env.FAILURE_WEBHOOK_URL) process.exit();
  try {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text }) };
    const { ok, status } = await fetch(env.FAILURE_WEBHOOK_URL, {
      ...options,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) return;
    console.error(`FAILURE_WEBHOOK_URL answered ${status}: nobody was told.`);
  } catch (error) {
    console.error(`FAILURE_WEBHOOK_URL could not be reached (${error.cause?.code ?? error.name}): nobody was told.`);
  }
  process.exit(1);
}
