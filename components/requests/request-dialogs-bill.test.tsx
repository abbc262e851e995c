/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { settle } from '@/components/ui/settle-fixture';
import { holdAnswer, sendMock } from './relay-fixture';
import { inDialog, openFilledVps, openWizard } from './request-dialogs-fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));

const LINE =
  'My bill, 40 people: Startup Launch $299.00 a month; Wiki $50.00 a month. Every month $349.00. One time $50.00.';
const sentMessage = () => String(sendMock.mock.calls[0]?.[0].message).split('\n');
const note = () => inDialog().queryByText(/^Your bill is included: 2 lines\. Every month \$/);

beforeEach(() => {
  window.sessionStorage.setItem('bill', '{"people":40,"ids":["startup-launch","wiki"]}');
});

test('the wizard sends the bill as one line of its message', async () => {
  const user = await openWizard(3);
  await waitFor(() => expect(note()).toHaveTextContent('Every month $349.00.'));
  await user.press('Submit Request');
  await settle();
  expect(sentMessage()).toContain(LINE);
});

test('the VPS request sends it, too', async () => {
  const user = await openFilledVps();
  await waitFor(() => expect(note()).toBeInTheDocument());
  await user.press('Submit Request');
  await settle();
  expect(sentMessage()).toContain(LINE);
});

test('a bill that is left out is not sent', async () => {
  const user = await openFilledVps();
  await waitFor(() => expect(note()).toBeInTheDocument());
  await user.press('Leave it out');
  expect(note()).not.toBeInTheDocument();
  await user.press('Submit Request');
  await settle();
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(sentMessage().join()).not.toContain('My bill');
});

test('the button keeps the focus, and takes the bill along again', async () => {
  const user = await openFilledVps();
  await waitFor(() => expect(note()).toBeInTheDocument());
  await user.press('Leave it out');
  expect(inDialog().getByRole('button', { name: 'Include it' })).toHaveFocus();
  await user.press('Include it');
  expect(note()).toBeInTheDocument();
  await user.press('Submit Request');
  await settle();
  expect(sentMessage()).toContain(LINE);
});

test('a bill cannot be left out once it is being sent', async () => {
  holdAnswer();
  const user = await openWizard(3);
  const leaveOut = await inDialog().findByRole('button', { name: 'Leave it out' });
  expect(leaveOut).toBeEnabled();
  await user.press('Submit Request');
  expect(leaveOut).not.toBeInTheDocument();
});
