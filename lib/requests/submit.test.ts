import type { Invalid } from './field-errors';
import type { MailOutcome } from './mail/send-mail';
import { submit } from './submit';

type Valid = { status: 'valid'; name: string };
type Checked = Invalid<'name'> | Valid;

const invalid: Checked = {
  status: 'invalid',
  errors: { name: 'Name is required' },
  banner: 'Name is required',
};

function steps() {
  return {
    loadCheck:
      async () =>
      (name: string): Checked =>
        name ? { status: 'valid', name } : invalid,
    compose: ({ name }: Valid) => ({ from_name: name }),
    send: jest.fn(async (): Promise<MailOutcome> => ({ status: 'sent' })),
  };
}

test('what is checked and composed is what is sent', async () => {
  const form = steps();
  expect(await submit('Ada', form)).toEqual({ status: 'sent' });
  expect(form.send.mock.calls).toEqual([[{ from_name: 'Ada' }]]);
});

test('nothing is sent while something is wrong', async () => {
  const form = steps();
  expect(await submit('', form)).toBe(invalid);
  expect(form.send).not.toHaveBeenCalled();
});

test('what the mailer could not send has failed', async () => {
  const send = async (): Promise<MailOutcome> => ({ status: 'failed', reason: '429 Too Many Requests' });
  expect(await submit('Ada', { ...steps(), send })).toEqual({ status: 'failed', reason: '429 Too Many Requests' });
});

test.each(['loadCheck', 'send'] as const)('an error in %s is a failure, not an exception', async (step) => {
  const broken = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await submit('Ada', { ...steps(), [step]: broken })).toEqual({
    status: 'failed',
    reason: 'TypeError: Failed to fetch',
  });
});
