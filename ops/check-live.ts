/**
 * `npm run check:live -- https://www.example.com`: visits the live site as a person does, with the settings of its build, which
 * `.env.local` must hold. It sends an enquiry that says that it is a test, and looks at headers, posts, booking page, chat script and
 * certificate. It prints what is wrong and tells FAILURE_WEBHOOK_URL.
 */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:tls';
import { type Browser, chromium } from '@playwright/test';
import { z } from 'zod';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { enquiryTexts } from '@/content/texts/messages';
import { refreshPosts } from '@/lib/blog/refresh-posts';
import type { PublicConfig } from '@/lib/config/public-config';
import { chatScript } from '@/lib/config/vendors';
import { securityHeaders } from '@/lib/delivery/headers';
import { browserClock } from '@/lib/platform/clock';
import { askHost } from '@/scripts/ask-host';
import { chromiumArguments } from '@/scripts/browsers/chromium-arguments';
import { findOrInstallChromium } from '@/scripts/browsers/find-chromium';
import { buildConfig } from '@/scripts/build/load-settings';
import { readArguments } from '@/scripts/read-options';
import { headerProblems } from './check-host/compare-headers';

const MIN_CERTIFICATE_DAYS = 14;
/** How long a new post may wait for its publish. */
const MAX_WAIT_H = 2;
const TIMEOUT_MS = 30_000;
const HOUR_MS = 3_600_000;

const siteStatus = z.object({ newestPost: z.object({ publishedAt: z.iso.datetime() }).nullable() });

const base = readArguments({}).positionals[0]?.replace(/\/+$/, '') ?? '';
if (!/^https?:\/\/[^/]+$/.test(base)) {
  console.error('Usage: npm run check:live -- https://www.example.com');
  process.exit(1);
}

const config = readConfig();
const problems: string[] = [];
for (const [subject, check] of [
  ['page', checkPage],
  ['certificate', checkCertificate],
  ['posts', checkPosts],
  ['booking page', () => checkAddress(config.bookingUrl, 'text/html')],
  ['chat script', () => checkAddress(config.chat && chatScript(config.chat), 'javascript')],
  ['contact form', checkForm],
] as const) {
  const found = await check().catch((error: unknown) => [reasonOf(error)]);
  problems.push(...found.map((problem) => `${subject}: ${problem}`));
}
if (problems.length === 0) console.log(`${base} works.`);
else {
  const lines = [`${base} does not work as it should.`, ...problems].join('\n');
  console.error(lines);
  spawnSync(process.execPath, ['ops/tell.mjs', 'say', lines], { stdio: 'inherit' });
  process.exitCode = 1;
}

async function checkPage() {
  const reply = await askHost(base)('/');
  if (reply.status !== 200) return [`expected status 200, received ${reply.status}`];
  return config.isPlainHost ? [] : headerProblems(reply, securityHeaders(config), base);
}

async function checkCertificate(): Promise<string[]> {
  const { protocol, hostname, port } = new URL(base);
  if (protocol !== 'https:') return [];
  const end = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT_MS });
    socket.on('secureConnect', () => resolve(socket.getPeerCertificate().valid_to));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('secureConnect', () => socket.end());
  });
  const days = Math.floor((Date.parse(end) - Date.now()) / HOUR_MS / 24);
  return days < MIN_CERTIFICATE_DAYS ? [`it ends in ${days} days`] : [];
}

/** The newest post of the blog has to be on the site. */
async function checkPosts(): Promise<string[]> {
  if (!config.blog) return [];
  const ports = { fetch, clock: browserClock };
  const [newest] = await refreshPosts({ blog: config.blog, limit: 1, isFeatured: false }, ports);
  const answer = await fetch(`${base}/status.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { newestPost } = siteStatus.parse(await answer.json());
  const publishedMs = Date.parse(newest?.published_at ?? '');
  if (!newest || Date.now() - publishedMs < MAX_WAIT_H * HOUR_MS) return [];
  const isThere = newestPost && Date.parse(newestPost.publishedAt) >= publishedMs;
  return isThere ? [] : [`“${newest.title}” of ${newest.published_at} is on the blog and not on the site: publish it`];
}

async function checkAddress(address: string | null, type: string): Promise<string[]> {
  if (!address) return [];
  const { ok, status, headers } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) return [`${address} answered ${status}`];
  const received = headers.get('content-type') ?? '';
  return received.includes(type) ? [] : [`${address} is '${received}', expected ${type}`];
}

/** Sends an enquiry through the real relay. */
async function checkForm(): Promise<string[]> {
  if (!config.mail) return [];
  if (config.mail.blockHeadless) {
    console.log(
      'contact form: not sent, because NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS refuses browsers without a window.',
    );
    return [];
  }
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
  try {
    return await sendEnquiry(browser);
  } finally {
    await browser.close();
  }
}

async function sendEnquiry(browser: Browser) {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${base}/contact`);
  const form = page.locator('form:has([name="message"])');
  if ((await form.count()) === 0)
    return [`${base}/contact shows no form: was the site built with the mail settings that this machine has?`];
  await form.locator('[name="name"]').fill('check:live');
  await form.locator('[name="email"]').fill(site.emails.general);
  await form.locator('[name="service"]').selectOption(enquiryServices[0]);
  await form.locator('[name="message"]').fill(`This is a test of the contact form of ${base}. Nothing is to be done.`);
  await form.getByRole('button', { name: enquiryTexts.send }).click();
  const sent = form.getByText(enquiryTexts.sent);
  const failed = form.getByText(enquiryTexts.failed);
  await sent.or(failed).first().waitFor();
  return (await failed.isVisible()) ? [`'${enquiryTexts.failed}'`] : [];
}

function readConfig(): PublicConfig {
  try {
    return buildConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The first line of an error. That of `fetch` says why in its cause alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [line = ''] = error.message.split('\n', 1);
  return error.cause instanceof Error ? `${line}: ${error.cause.message}` : line;
}
