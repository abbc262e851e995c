import { send } from '@emailjs/browser';
import { act } from '@testing-library/react';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

/* A mail relay that accepts every request at once, an empty tab, and fake timers, for each test that imports this file. */
export const sendMock = jest.mocked(send);
export const mail = { origin: 'https://relay.example', serviceId: 's', templateId: 't', publicKey: 'p' };
export const refused = { status: 500, text: 'No' };
const ok = { status: 200, text: 'OK' };

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(ok);
  // The forms log a failed send.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs what is due within this time; without one: schema, mailer, the relay's answer. */
export const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Makes the relay answer when the test says so. */
export function holdAnswer() {
  let accept = () => {};
  let refuse = () => {};
  sendMock.mockReturnValue(
    new Promise((resolve, reject) => {
      accept = () => resolve(ok);
      refuse = () => reject(refused);
    }),
  );
  const thenSettle = (answer: () => void) => () => {
    answer();
    return settle();
  };
  return { accept: thenSettle(accept), refuse: thenSettle(refuse) };
}
