import { execFile } from 'node:child_process';
import { site } from '@/content/site';
import { enquiryTexts } from '@/content/texts/messages';
import { fakesAlone } from '@/scripts/preview/fake-environment';
import { testedSite } from '@/scripts/test/flow-server';
import { expect, test } from '../fixtures';
import { arrivals, mailsFrom } from '../inbox';
import { fakes } from '../pages';
import { failMail, SERVER_ERROR } from '../requests';

/** What the command prints, with these settings besides those of the fakes. */
function checkLive(settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...fakesAlone(fakes), ...settings, FAILURE_WEBHOOK_URL: `${fakes}/hooks/visits` };
  return new Promise<string>((resolve) => {
    execFile('npm', ['run', '--silent', 'check:live', '--', testedSite], { env }, (_, stdout, stderr) =>
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
