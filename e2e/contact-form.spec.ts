import { errors, FAILED, field, fillIn, form, SENT, send } from './contact-form';
import { expect, test } from './fixtures';
import { mailsFrom } from './inbox';
import { openWatchingShifts } from './layout-shift';
import { axeViolations, fail, holdClock, holdScript, hydrated, openReady, overhang, resize } from './pages';
import { failMail, openWithClock, ownAddress, referenceIn, SERVER_ERROR } from './requests';

test.describe(() => {
  test.use({ expectedErrors: /status of 500/ });

  test('errors are named; where the relay fails, all is kept; sent again, the message is confirmed with a reference, which stays, and the form is cleared @smoke', async ({
    page,
  }) => {
    const address = ownAddress();
    await openWithClock(page, '/contact?utm_source=news');
    const honeypot = page.locator('form [aria-hidden="true"]', { has: page.locator('input[name="leave-empty"]') });
    const { width } = (await honeypot.boundingBox()) ?? fail('the honeypot');
    expect(width, 'the honeypot takes no space').toBeLessThanOrEqual(1);
    await expect(honeypot).toHaveCSS('position', 'absolute');
    await send(page).click();
    await expect(errors(page)).toContainText('Name is required');
    expect(await axeViolations(page, 'main form')).toEqual([]);
    await fillIn(page, address);
    const endFault = await failMail(page, address, SERVER_ERROR);
    await send(page).click();
    await expect(form(page).getByText(FAILED)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await expect(field(page, 'Email')).toHaveValue(address);
    await expect(field(page, 'Service')).toHaveValue('IT Support');
    await expect(field(page, 'Message')).toHaveValue('Two laptops.\nSoon.');
    expect(await axeViolations(page, 'main form')).toEqual([]);
    await endFault();
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expect(form(page).getByText(SENT)).toBeVisible();
    expect(await axeViolations(page, 'main form')).toEqual([]);
    const [mail, ...more] = await mailsFrom(address);
    expect(more).toEqual([]);
    const reference = referenceIn(mail?.message);
    await expect(form(page).getByText(`Your reference: ${reference}`)).toBeVisible();
    expect(mail?.message).toBe(
      `Service: IT Support\n\nTwo laptops.\nSoon.\n\nRequest: ${reference}\nLanding page: /contact\nutm_source: news`,
    );
    await expect(field(page, 'Message')).toHaveValue('');
    await page.clock.fastForward(5000);
    await expect(form(page).getByText(SENT)).toHaveCount(0);
    await expect(form(page).getByText(reference)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('');
  });
});

test('a form that is filled in and sent before hydration arrives once, however often the button was clicked', async ({
  page,
}) => {
  const address = ownAddress();
  await page.clock.install();
  const release = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, address);
  // With a running clock the page would stop waiting for its script on a busy machine.
  await holdClock(page);
  await send(page).click({ clickCount: 5 });
  release();
  await expect(page.locator('[data-island="waiting"]')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(form(page).getByText(SENT)).toBeVisible();
  expect(await mailsFrom(address)).toHaveLength(1);
});

test('a link that a mail program has changed fills the form in, and the message box shows all of its words @thorough', async ({
  page,
}) => {
  const gap = encodeURIComponent('\n'.repeat(400));
  const lines = encodeURIComponent('One of many lines.\n'.repeat(40));
  await openReady(page, `/contact?service=Other&amp;message=Hello${gap}Pay.%0A${lines}`);
  await expect(field(page, 'Message')).toHaveValue(/^Hello\n\nPay\.\nOne/);
  const hidden = () => field(page, 'Message').evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBe(0);
  await page.setViewportSize({ width: 320, height: 568 });
  await field(page, 'Message').press('End');
  await expect.poll(hidden).toBe(0);
});

test('an estimate that was sent does not return to the form after a reload or after Back and Forward @thorough', async ({
  page,
}) => {
  await openWithClock(page, '/savings-calculator');
  const ask = page.getByRole('link', { name: 'Ask for a written estimate' });
  await ask.click();
  await expect(field(page, 'Message')).toHaveValue(/^Please send me a written estimate/);
  await page.clock.fastForward(3000);
  await field(page, 'Name').fill('Ada');
  await field(page, 'Email').fill(ownAddress());
  await send(page).click();
  await expect(form(page).getByText(SENT)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  const expectEmpty = async () => {
    await hydrated(page);
    for (const name of ['Name', 'Email', 'Service', 'Message']) await expect(field(page, name)).toHaveValue('');
  };
  await expectEmpty();
  await page.reload();
  await expectEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/savings-calculator');
  await page.goForward();
  await expectEmpty();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the line that names the plan hardly shifts the page, causes no horizontal scroll, and has a button 44 px high', async ({
    page,
  }) => {
    const shiftSoFar = await openWatchingShifts(page, '/contact?service=Other&plan=training-team-essentials');
    await expect(form(page).getByText(/^About the plan/)).toHaveCount(1);
    expect(await shiftSoFar()).toBeLessThan(0.02);
    expect(await axeViolations(page, 'main form')).toEqual([]);
    for (const width of [390, 768]) {
      await resize(page, width, 844);
      const { height } = (await form(page).getByRole('button', { name: 'Leave it out' }).boundingBox()) ?? fail('it');
      expect(height).toBeGreaterThanOrEqual(44);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    }
  });
});
