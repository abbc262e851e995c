/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { settle } from '@/components/ui/settle-fixture';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { planGroups } from '@/content/plans';
import { unreadTexts, vpsTexts } from '@/content/texts/messages';
import { startupSteps, startupTexts, stepStates } from '@/content/texts/startup';
import { formatRoundCents } from '@/lib/money/format-money';
import { findOffer } from '@/lib/money/offers';
import { TIMEOUT_MS } from '@/lib/platform/with-timeout';
import { startupForm } from '@/lib/requests/startup-request';
import { vpsForm } from '@/lib/requests/vps-request';
import { heard, holdAnswer, refused, sendMock } from './forms-fixture';
import {
  dialog,
  inDialog,
  linkNamed,
  openFilledVps,
  openVps,
  openWizard,
  start,
  submitVps,
} from './request-dialogs-fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));

const FAILED = 'Failed to send request. Please try again later.';

const stepHeading = (step: number) => inDialog().getByRole('heading', { name: new RegExp(`^Step ${step} of 4`) });
/** A press beside the dialog, whose box in jsdom is a point at the upper left corner. */
const pressBackdrop = (button = 0) =>
  fireEvent.mouseDown(screen.getByRole('dialog'), { button, clientX: 100, clientY: 100 });
const fullName = () => inDialog().getByLabelText('Full name');

test.each([
  ['VPS', vpsForm, openVps],
  ['startup', startupForm, () => openWizard(0)],
] as const)('the dialog of the %s request has a control for each of its fields', async (_, { names }, open) => {
  await open();
  for (const name of names) expect(document.querySelector(`dialog [name="${name}"]`)).toBeInTheDocument();
});

test('the wizard opened again has its text and the step it was left at', async () => {
  const user = await openWizard(0);
  await user.press('Continue');
  expect(stepHeading(2)).toHaveFocus();
  expect(stepHeading(2)).toHaveTextContent('Tech Needs');
  await user.press('Close');
  await user.openBy('Get Started');
  expect(stepHeading(2)).toBeInTheDocument();
  await user.press('Back');
  expect(inDialog().getByLabelText('Company name')).toHaveValue('Example Ltd');
});

test.each([
  [9, 4],
  [-1, 1],
  [1.5, 2],
])('a draft at step %d, which the wizard does not have, opens at the nearest step', async (step, shown) => {
  await openWizard(step);
  expect(stepHeading(shown)).toBeInTheDocument();
});

test('the wizard opened again by the card it began with keeps the plan chosen in it, with its price and setup fee; the plan of another card is shown', async () => {
  const user = await openWizard(3, { begun: 'startup-boost', selectedPlan: 'startup-launch' });
  expect(inDialog().getByText(findOffer('startup-launch')?.formLine ?? '')).toBeInTheDocument();
  await user.press('Close');
  cleanup();
  await openWizard(3, { begun: 'startup-build', selectedPlan: 'startup-launch' });
  expect(stepHeading(3)).toBeInTheDocument();
  expect(inDialog().getByText(/^Each plan with a price has a \$[\d,]+ one-time setup fee/)).toBeInTheDocument();
  expect(inDialog().getByRole('radio', { name: /^Startup Boost/ })).toBeChecked();
});

test('the VPS request opened again by the same button keeps the plan chosen in it, and has the plan of another', async () => {
  const user = await openVps();
  const plan = (name: RegExp) => inDialog().getByRole('radio', { name });
  await user.click(plan(/Growth VPS/));
  await user.press('Close');
  await user.openBy('Request');
  expect(plan(/Growth VPS/)).toBeChecked();
  await user.press('Close');
  await user.openBy('Request the smallest');
  expect(plan(/Startup VPS/)).toBeChecked();
});

test('a wizard whose link has no plan of ours says so when it opens', async () => {
  window.history.replaceState(null, '', '/startup-services?plan=startup-lau#start');
  start();
  await settle();
  // The heading takes the focus a moment after the opening.
  await settle(1000);
  expect(heard()).toEqual([startupTexts.required, expect.stringMatching(/^Step 1 of 4/), unreadTexts.plan]);
});

test('in a page that a browser translated the wizard names its current step', async () => {
  const user = await openWizard(1);
  const [firstStep] = inDialog().getAllByRole('listitem');
  expect(firstStep).toHaveTextContent(stepStates.done);
  translatePage();
  await user.press('Back');
  expect(
    inDialog().getByRole('heading', { name: `Step 1 of 4, Company Info: ${startupSteps[0].heading}` }),
  ).toBeVisible();
  expect(firstStep).toHaveTextContent(stepStates.current);
});

test('Back removes a failure and its "Try again"', async () => {
  sendMock.mockRejectedValue(refused);
  const user = await openWizard(3);
  await user.press('Submit Request');
  expect(inDialog().getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await user.press('Back');
  expect(stepHeading(3)).toHaveFocus();
  expect(inDialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(inDialog().queryByText(FAILED)).not.toBeInTheDocument();
});

test('if the schema does not load, Continue fails after the timeout of a send, says so in view, and the step stays', async () => {
  jest.spyOn(startupForm, 'loadCheck').mockReturnValue(new Promise(() => {}));
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const user = await openWizard(1);
  await user.press('Continue');
  await settle(TIMEOUT_MS - 1);
  expect(heard()).toEqual([]);
  await settle(1);
  expect(heard()).toEqual([FAILED]);
  expect(scrolled.mock.contexts.at(-1)).toHaveTextContent(FAILED);
  expect(stepHeading(2)).toBeInTheDocument();
});

test('validation loads with the first field that gets the focus, so that a submit without a network needs no file', async () => {
  const load = jest.spyOn(vpsForm, 'loadCheck');
  await openVps();
  expect(load).not.toHaveBeenCalled();
  act(() => fullName().focus());
  expect(load).toHaveBeenCalled();
});

test('a step soon after another is guarded against double taps for the full time', async () => {
  const user = await openWizard(2);
  await user.press('Back');
  await settle(300);
  await user.press('Back');
  await settle(300);
  expect(dialog()).toHaveAttribute('data-settling');
  await settle(100);
  expect(dialog()).not.toHaveAttribute('data-settling');
});

test.each(['Get Started', 'Request'])(
  'neither the second tap of a double tap on %s nor the right mouse button closes the dialog',
  async (name) => {
    start();
    fireEvent.click(linkNamed(name));
    await settle();
    await settle(399);
    expect(dialog()).toHaveAttribute('data-settling');
    pressBackdrop();
    expect(dialog()).toBeInTheDocument();
    await settle(1);
    expect(dialog()).not.toHaveAttribute('data-settling');
    pressBackdrop(2);
    expect(dialog()).toBeInTheDocument();
    pressBackdrop();
    expect(dialog()).not.toBeInTheDocument();
  },
);

test('the fields of a dialog are required for the browser; a group of choices is described by its error, and so is each choice', async () => {
  const user = await openVps();
  const { getByLabelText, getAllByRole } = inDialog();
  for (const field of [getByLabelText('Full name'), getByLabelText('Email'), ...getAllByRole('radio')]) {
    expect(field).toBeRequired();
  }
  expect(getByLabelText('Email')).toHaveAttribute('type', 'email');
  const group = inDialog().getByRole('group', { name: 'Environment type' });
  const choices = within(group).getAllByRole('radio');
  for (const choice of choices) expect(choice).toHaveAttribute('aria-invalid', 'false');
  await user.press('Submit Request');
  for (const element of [group, ...choices]) {
    expect(element).toHaveAccessibleDescription(/Environment Type is required/);
  }
  for (const choice of choices) expect(choice).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['the VPS request', openVps, 'We receive your name, email, plan and environment, and how you found us.'],
  ['the last step of the wizard', () => openWizard(3), 'We receive the summary above, and how you found us.'],
])('%s says what it sends, beside a link to the privacy page', async (_, open, sent) => {
  await open();
  const line = inDialog().getByText(sent, { exact: false }).closest<HTMLElement>('.sent-line') ?? document.body;
  expect(line).toHaveTextContent('and how you found us.');
  expect(within(line).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('the step of needs has a box of four rows, as the specification asks, and beside it the receipt of the entries so far', async () => {
  await openWizard(1);
  expect(inDialog().getByLabelText('Project description')).toHaveAttribute('rows', '4');
  const receipt = inDialog().getByRole('complementary', { name: 'Your request so far' });
  const rows = [
    'Company Example Ltd',
    'Stage MVP',
    'Team 6-15',
    'Needs 1',
    'Funding Seed',
    'Timeline 1-2 months',
    'Plan Boost',
  ];
  for (const row of rows) expect(receipt).toHaveTextContent(row);
});

test('clearing the form leads to the first step and focuses the first field', async () => {
  const user = await openWizard(2);
  inDialog().getByRole('button', { name: 'Clear the form' }).focus();
  await user.keyboard('{Enter}');
  expect(stepHeading(1)).toBeInTheDocument();
  expect(fullName()).toHaveFocus();
  expect(fullName()).toHaveValue('');
});

test('the outcome of a sent request is announced, and its heading takes focus, described by the reference', async () => {
  await submitVps();
  const heading = inDialog().getByRole('heading', { name: 'Request Submitted!' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription(/^Your reference: [A-Z]+-\w{4}-\w{4}$/);
  expect(heard().at(-1)).toBe("Request Submitted! We'll review your request and get back to you shortly.");
});

test('while a dialog sends, the focus stays beside its disabled button, and neither text nor choices can be changed', async () => {
  holdAnswer();
  const user = await openFilledVps();
  const groups = inDialog().getAllByRole('group');
  for (const group of groups) expect(group).not.toHaveAttribute('inert');
  await user.press('Submit Request');
  expect(fullName()).toHaveAttribute('readonly');
  for (const group of groups) expect(group).toHaveAttribute('inert');
  expect(inDialog().getByRole('group', { name: 'Submitting...' })).toHaveFocus();
});

test.each([
  ['the VPS request', openVps, 'Request a VPS', [vpsTexts.intro]],
  ['the wizard', () => openWizard(3), 'Tell us what you need', [startupTexts.required, /^Step 4 of 4, Confirmation/]],
])('%s opens with its heading, and what is said with it', async (_, open, name, lines) => {
  await open();
  expect(inDialog().getByRole('heading', { name })).toHaveFocus();
  expect(heard()).toEqual(lines.map((line) => expect.stringMatching(line)));
});

describe('with a bill', () => {
  const { plans, setupFee } = planGroups.startup;
  const [launch, month, setup] = [plans[1].price, plans[1].price + 50, setupFee].map((dollars) =>
    formatRoundCents(100 * dollars),
  );
  const LINE = `My bill, 40 people: Startup Launch ${launch} a month; Wiki $50 a month. Every month ${month}. One time ${setup}.`;
  const sentMessage = () => String(sendMock.mock.calls[0]?.[0].message).split('\n');
  const note = () =>
    inDialog().queryByText((text) =>
      text.startsWith(`Your bill is included, apart from this plan: 2 lines. Every month ${month}.`),
    );
  const shown = () => waitFor(() => expect(note()).toBeInTheDocument());

  beforeEach(() => {
    window.sessionStorage.setItem('bill', '{"people":40,"ids":["startup-launch","wiki"]}');
  });

  test('the wizard sends it as one line of its message, and it cannot be left out once it is being sent', async () => {
    holdAnswer();
    const user = await openWizard(3);
    await shown();
    expect(inDialog().getByRole('button', { name: 'Leave it out' })).toHaveAccessibleDescription(/^Your bill/);
    await user.press('Submit Request');
    expect(sentMessage()).toContain(LINE);
    expect(inDialog().queryByRole('button', { name: 'Leave it out' })).not.toBeInTheDocument();
  });

  test.each([
    ['the wizard', 'startup-boost', () => openWizard(3)],
    ['the VPS request', 'vps-scale', openVps],
  ])('%s does not count its own plan again', async (_, plan, open) => {
    window.sessionStorage.setItem('bill', JSON.stringify({ people: 40, ids: [plan, 'wiki'] }));
    await open();
    const line = await inDialog().findByText(/^Your bill is included/);
    expect(line).toHaveTextContent('apart from this plan: 1 line. Every month $50.');
  });

  test('a bill that is left out is not sent', async () => {
    const user = await openFilledVps();
    await shown();
    await user.press('Leave it out');
    expect(inDialog().getByText('Your bill is not included.')).toHaveAttribute('aria-live', 'polite');
    await user.press('Submit Request');
    expect(sendMock).toHaveBeenCalledTimes(1);
    expect(sentMessage().join()).not.toContain('My bill');
  });

  test('the button that leaves it out of the VPS request keeps the focus, and takes it along again', async () => {
    const user = await openFilledVps();
    await shown();
    await user.press('Leave it out');
    expect(inDialog().getByRole('button', { name: 'Include it' })).toHaveFocus();
    await user.press('Include it');
    await user.press('Submit Request');
    expect(sentMessage()).toContain(LINE);
  });
});
