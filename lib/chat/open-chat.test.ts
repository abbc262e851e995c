import { browserClock } from '@/lib/platform/clock';
import { CHAT_TIMEOUT_MS, type ChatProgress, openChat } from './open-chat';

beforeEach(() => jest.useFakeTimers());

function chat() {
  const progress: ChatProgress[] = [];
  const events = { onReady: () => {}, onError: () => {} };
  const open = jest.fn();
  openChat({ load: (given) => Object.assign(events, given), open }, browserClock, (step) => progress.push(step));
  return { progress, events, open };
}

test('the chat opens when it is ready, and no sooner', () => {
  const { progress, events, open } = chat();
  expect(open).not.toHaveBeenCalled();
  events.onReady();
  expect(open).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(CHAT_TIMEOUT_MS);
  expect(progress).toEqual(['open']);
});

test('after an error the chat has failed at once, and only once', () => {
  const { progress, events } = chat();
  events.onError();
  jest.advanceTimersByTime(CHAT_TIMEOUT_MS);
  events.onError();
  expect(progress).toEqual(['failed']);
});

test('the chat fails after 8 seconds; ready later, it does not open over what the visitor is doing', () => {
  const { progress, events, open } = chat();
  jest.advanceTimersByTime(7999);
  expect(progress).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(progress).toEqual(['failed']);
  events.onReady();
  expect(progress).toEqual(['failed', 'arrived-late']);
  expect(open).not.toHaveBeenCalled();
});
