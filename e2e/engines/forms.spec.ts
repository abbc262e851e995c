import sharp from 'sharp';
import { formTexts } from '@/content/texts/form';
import { mailsFrom } from '../inbox';
import { fakes } from '../pages';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

async function fillContact(tab: Tab, address: string) {
  await tab.part('#enquiry-name').fill('Ada');
  await tab.part('#enquiry-email').fill(address);
  await tab.part('#enquiry-service').choose('IT Support');
  await tab.part('#enquiry-message').fill('Two laptops.\nSoon.');
}

test('the contact form shows errors, and a sent message arrives', async ({ tab }, { testId }) => {
  const address = `ada-${testId}@example.org`;
  await tab.openReady('/contact');
  const send = tab.part('main form button[name="send"]');
  await send.click();
  expect(await tab.part('main form > .notice').text()).toBe(
    'Name is required. Email is required. Please select a service. Message is required',
  );
  await tab.part('#enquiry-name').focused();
  await fillContact(tab, address);
  await tab.part('main form > .notice').gone();
  await send.click();
  await tab.part('main form *', /^Message sent successfully!/).shown();
  const [mail, ...more] = await mailsFrom(address);
  expect(more).toEqual([]);
  expect(mail?.message).toMatch(/^Service: IT Support\n\nTwo laptops\.\nSoon\.\n/);
});

test('who leaves the page in the middle of a send comes back to the text, and reads that it may not have arrived', async ({
  tab,
}, { testId }) => {
  const address = `ada-${testId}@example.org`;
  const faults = `${fakes}/__faults`;
  const fault = { mail: { mode: 'hang', match: address } };
  await fetch(faults, { method: 'PUT', body: JSON.stringify(fault), headers: { 'content-type': 'application/json' } });
  await tab.openReady('/contact');
  await fillContact(tab, address);
  await tab.part('main form button[name="send"]').click();
  await tab.part('main form button[disabled]', 'Sending...').shown();
  await tab.openReady('/about');
  await tab.openReady('/contact');
  expect(await tab.part('#enquiry-message').value()).toBe('Two laptops.\nSoon.');
  await tab.part('#enquiry-remarks', formTexts.unconfirmed).shown();
  await fetch(`${faults}?match=${encodeURIComponent(address)}`, { method: 'DELETE' });
  await tab.part('main form button[name="send"]').click();
  await tab.part('main form *', /^Message sent successfully!/).shown();
  expect(await mailsFrom(address)).toHaveLength(1);
});

const inDialog = (tab: Tab, selector: string, name?: string | RegExp) => tab.part(`dialog[open] ${selector}`, name);

test('a VPS request is sent from its dialog, which then closes', async ({ tab }, { testId }) => {
  const address = `ada-${testId}@example.org`;
  await tab.openReady('/managed-services');
  await tab.part('main a[data-plan="vps-growth"]').click();
  await inDialog(tab, 'h2', 'Request a VPS').focused();
  await inDialog(tab, 'input', 'Full name').fill('Ada');
  await inDialog(tab, 'input', 'Email').fill('ada');
  await inDialog(tab, '.card', /^Production/).click();
  await inDialog(tab, 'button[name="send"]').click();
  await inDialog(tab, '.field-error', 'Email is invalid').shown();
  await inDialog(tab, 'input', 'Email').fill(address);
  await inDialog(tab, 'button[name="send"]').click();
  await inDialog(tab, '*', 'Request Submitted!').shown();
  expect(await mailsFrom(address)).toMatchObject([{ vps_plan: 'Growth VPS', environment: 'Production' }]);
  await tab.part('dialog[open]').gone();
});

test('a startup request that is opened again at its second step shows its Back button', async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.openReady('/startup-services');
  await tab.part('main a[data-plan="startup-launch"]').click();
  await inDialog(tab, 'input', 'Full name').fill('Ada');
  await inDialog(tab, 'input', 'Email').fill('ada@example.org');
  await inDialog(tab, 'input', 'Company name').fill('Example Ltd');
  await inDialog(tab, '.card', /^MVP/).click();
  await inDialog(tab, '.card', '6-15').click();
  await inDialog(tab, 'button', 'Continue').click();
  await inDialog(tab, 'h3', /^Step 2 of 4/).focused();
  await inDialog(tab, 'textarea', 'Project description').fill('A first version.');
  await tab.openReady('/startup-services');
  await tab.part('main a[data-plan="startup-launch"]').click();
  await inDialog(tab, 'h3', /^Step 2 of 4/).shown();
  const { x, y, width, height } = await inDialog(tab, 'button', 'Back').box();
  const area = { left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
  const darkest = async () => {
    await tab.frameDrawn();
    const drawn = await sharp(await tab.driver.screenshot())
      .extract(area)
      .toBuffer();
    return (await sharp(drawn).stats()).channels[0]?.min;
  };
  await expect.poll(darkest).toBeLessThan(100);
});
