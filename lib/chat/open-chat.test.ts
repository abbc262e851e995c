import { browserClock } from '@/lib/platform/clock';
import { CHAT_TIMEOUT_MS, type ChatProgress, openChat } from './open-chat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function chat() {
  const told: ChatProgress[] = [];
  const events = { onReady: () => {}, onError: () => {} };
  const open = jest.fn();
  openChat({ load: (given) => Object.assign(events, given), open }, browserClock, (progress) => told.push(progress));
  return { told, events, open };
}

test('the chat opens when it is ready, and no sooner', () => {
  const { told, events, open } = chat();
  expect(open).not.toHaveBeenCalled();
  events.onReady();
  expect(open).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(CHAT_TIMEOUT_MS);
  expect(told).toEqual(['opening', 'open']);
});

test('it has failed after 8 seconds, not before', () => {
  const { told } = chat();
  jest.advanceTimersByTime(7999);
  expect(told).toEqual(['opening']);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['opening', 'failed']);
});

test('an error has failed at once, and only once', () => {
  const { told, events } = chat();
  events.onError();
  jest.advanceTimersByTime(CHAT_TIMEOUT_MS);
  events.onError();
  expect(told).toEqual(['opening', 'failed']);
});

test('a chat that comes too late does not open over what the visitor is doing by then', () => {
  const { told, events, open } = chat();
  jest.advanceTimersByTime(CHAT_TIMEOUT_MS);
  events.onReady();
  expect(told).toEqual(['opening', 'failed', 'arrived-late']);
  expect(open).not.toHaveBeenCalled();
});
