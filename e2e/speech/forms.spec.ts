import { enquiryServices, fundingStages, timelines } from '@/content/options';
import { enquiryTexts, requestTexts, vpsTexts } from '@/content/texts/messages';
import { startupTexts } from '@/content/texts/startup';
import { fakes } from '../pages';
import { exactly } from './exactly';
import { expect, test } from './fixtures';
import type { ScreenReader } from './screen-reader';

const failTheRelay = () =>
  fetch(`${fakes}/__faults`, {
    method: 'PUT',
    body: JSON.stringify({ mail: { mode: 'status', status: 500, body: 'No' } }),
  });

/** Goes to the contact form's first field, as to each next one, by its name. */
async function fillContact(reader: ScreenReader) {
  await reader.toContent();
  await reader.until('Tab', /Name entry/);
  await reader.fill('Ada');
  await reader.until('Tab', /Email entry/);
  await reader.fill('ada@example.org');
  await reader.until('Tab', /Service combo box/);
  await reader.until('Down', exactly(enquiryServices[0]));
  await reader.until('Tab', /Message entry/);
  await reader.fill('Two laptops.');
}

/** Presses Send, and waits for the words that the outcome is told in. */
async function send(reader: ScreenReader, button: RegExp, outcome: string) {
  await reader.until('Tab', button);
  await reader.press('Return');
  return reader.hears(exactly(outcome));
}

const countOf = (text: string, words: string) => text.split(words).length - 1;

test('a sent message is told with its reference', async ({ reader, visit }) => {
  await visit('/contact');
  await fillContact(reader);
  await send(reader, /Send message/, enquiryTexts.sent);
  await reader.hears(/Your reference: [A-Z]+-\w{4}-\w{4}/);
});

test('a message that was not sent is told once', async ({ reader, visit }) => {
  await failTheRelay();
  await visit('/contact');
  await fillContact(reader);
  await send(reader, /Send message/, enquiryTexts.failed);
  await reader.hears(/Try again/);
  expect(countOf(await reader.answer(), enquiryTexts.failed)).toBe(1);
});

test('an empty message names what is missing, and the first field', async ({ reader, visit }) => {
  await visit('/contact');
  await reader.toContent();
  await send(reader, /Send message/, 'Name is required');
  await reader.hears(/Name entry required\. Name is required\. Focus mode/);
});

test('the VPS request opens with its name, and says that it was submitted, and that again when it has closed; reading goes on from its link', async ({
  reader,
  visit,
}) => {
  await visit('/managed-services');
  await reader.until('h', /Startup VPS heading/);
  await reader.until('Tab', /Request this plan/);
  await reader.press('Return');
  await reader.hears(exactly(vpsTexts.heading));
  await reader.hears(/All four fields are required/);
  await reader.until('Tab', /Full name entry/i);
  await reader.fill('Ada');
  await reader.until('Tab', /Email entry/);
  await reader.fill('ada@example.org');
  await reader.until('Tab', /Development/);
  await reader.press('space');
  await send(reader, /Submit Request/, `${requestTexts.sentHeading} ${vpsTexts.sent}`);
  await reader.hears(/Request submitted\. Your reference: [A-Z]+-\w{4}-\w{4}.*Request this plan/);
  await reader.until('Down', /Add to my bill/);
});

test('the wizard opens with its name, says each step, and tells that the request was not sent, and then that it was', async ({
  reader,
  visit,
}) => {
  await failTheRelay();
  await visit('/dohtech-startup-launchpad');
  await reader.toContent();
  await reader.until('Tab', /Get Started/);
  await reader.press('Return');
  await reader.hears(exactly(startupTexts.heading));
  await reader.hears(exactly(startupTexts.required));
  await reader.until('Tab', /Full name entry/);
  await reader.fill('Ada');
  await reader.until('Tab', /Email entry/);
  await reader.fill('ada@example.org');
  await reader.until('Tab', /Company name entry/);
  await reader.fill('Example Ltd');
  await reader.until('Tab', /Idea Stage/);
  await reader.press('space');
  await reader.until('Tab', /1-5/);
  await reader.press('space');
  await send(reader, /Continue/, 'Step 2 of 4');
  await reader.until('Tab', /Managed VPS/);
  await reader.press('space');
  await reader.until('Tab', /description entry/);
  await reader.fill('A shop.');
  await reader.until('Tab', /Funding status combo box/);
  await reader.until('Down', exactly(fundingStages[0]));
  await reader.until('Tab', /Timeline combo box/);
  await reader.until('Down', exactly(timelines[0]));
  await send(reader, /Continue/, 'Step 3 of 4');
  await reader.until('Tab', /Startup Build/);
  await reader.press('space');
  await send(reader, /Continue/, 'Step 4 of 4');
  await send(reader, /Submit Request/, requestTexts.failed);
  await fetch(`${fakes}/__faults`, { method: 'DELETE' });
  // The focus is there.
  await reader.hears(/Try again push button/);
  await reader.press('Return');
  await reader.hears(exactly(`${requestTexts.sentHeading} ${startupTexts.sent}`));
});
