/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '@/components/ui/announcer';
import { site } from '@/content/site';
import { FailureNotice } from './form-parts';

const mail = { subject: 'A subject', message: 'A message' };
const whole = `To: ${site.emails.general}\nSubject: A subject\n\nA message`;

test('after a failed send the message can be copied, by hand where the browser refuses', async () => {
  const user = userEvent.setup();
  render(
    <>
      <FailureNotice text="Not sent" mail={mail} draftPlace="page" />
      <Announcer />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await navigator.clipboard.readText()).toBe(whole);
  expect(screen.getByRole('status')).toHaveTextContent('The message is on your clipboard.');

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  jest.spyOn(console, 'error').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Copied' }));
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: /^Your browser does not allow copying/,
  });
  expect(shown).toHaveValue(whole);
  shown.focus();
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, whole.length]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Your browser does not allow copying/);
});

test('after a failed send a reload is advised where the typed text outlasts it, and only there', () => {
  const advice = /reload the page: what you typed stays/;
  const { rerender } = render(<FailureNotice text="Not sent" mail={mail} draftPlace="page" />);
  expect(screen.queryByText(advice)).not.toBeInTheDocument();
  rerender(<FailureNotice text="Not sent" mail={mail} draftPlace="tab" />);
  expect(screen.getByText(advice)).toBeInTheDocument();
});
