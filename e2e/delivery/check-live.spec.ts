import { execFile, execSync } from 'node:child_process';
import { createServer } from 'node:https';
import { site } from '@/content/site';
import { enquiryTexts } from '@/content/texts/messages';
import { fakesAlone } from '@/scripts/preview/fake-environment';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { testedSite } from '@/scripts/test/flow-server';
import { expect, test } from '../fixtures';
import { arrivals, mailsFrom } from '../inbox';
import { fakes } from '../pages';
import { failMail, SERVER_ERROR } from '../requests';

/** What the command prints about a site, with these settings besides those of the fakes. */
function checkLive(settings: Readonly<Record<string, string>> = {}, origin = testedSite) {
  const env = { ...process.env, ...fakesAlone(fakes), ...settings, FAILURE_WEBHOOK_URL: `${fakes}/hooks/visits` };
  return new Promise<string>((resolve) => {
    execFile('npm', ['run', '--silent', 'check:live', '--', origin], { env }, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.trim()),
    );
  });
}

test('check:live tells of a booking page that is gone and of a contact form that does not send, and finds nothing when all works', {
  tag: '@thorough',
}, async ({ page }) => {
  const endFault = await failMail(page, 'This is a test of the contact form', SERVER_ERROR);
  const told = `${testedSite} does not work as it should.\nbooking page: ${fakes}/gone answered 404\ncontact form: '${enquiryTexts.failed}'`;
  expect(await checkLive({ NEXT_PUBLIC_BOOKING_URL: `${fakes}/gone` })).toBe(told);
  expect(await arrivals('contact form')).toEqual([{ text: told }]);
  await endFault();
  expect(await checkLive()).toBe(`${testedSite} works.`);
  expect(await mailsFrom(site.emails.general)).toHaveLength(1);
});

test('check:live tells of a page that fails, a certificate that ends soon and a post that is not published @thorough', async () => {
  const command = 'openssl req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=localhost -keyout -';
  const pem = execSync(command, { stdio: 'pipe' });
  const server = createServer({ key: pem, cert: pem }, (_, reply) => reply.writeHead(500).end('{"newestPost":null}'));
  const { port, close } = await listenOnLoopback(server, 0);
  const trusting = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
  const settings = { NEXT_PUBLIC_EMAILJS_BLOCK_HEADLESS: '1', ...trusting };
  const told = await checkLive(settings, `https://localhost:${port}`);
  await close();
  expect(told.split('\n').slice(-3)).toEqual([
    'page: expected status 200, received 500',
    expect.stringMatching(/^certificate: it ends in [45] days$/),
    expect.stringMatching(/^posts: “.+” of .+ is on the blog and not on the site: publish it$/),
  ]);
});
