import { browserClock } from '@/lib/platform/clock';
import { openCalendar, type ShowCalendar } from './open-calendar';

beforeEach(() => jest.useFakeTimers());

function start() {
  const states: string[] = [];
  const remove = jest.fn();
  let handlers = { onReady: () => {}, onFailed: () => {} };
  const show: ShowCalendar = (given) => {
    handlers = given;
    return remove;
  };
  const stop = openCalendar(show, { clock: browserClock, onChange: ({ status }) => states.push(status) });
  return { states, remove, stop, ready: () => handlers.onReady(), failed: () => handlers.onFailed() };
}

test('a calendar that answers in time is shown and stays', () => {
  const { states, remove, ready } = start();
  jest.advanceTimersByTime(14_999);
  ready();
  jest.advanceTimersByTime(60_000);
  expect(states).toEqual(['loading', 'shown']);
  expect(remove).not.toHaveBeenCalled();
});

test('a calendar that does not answer within 15 seconds has failed and is removed', () => {
  const { states, remove } = start();
  jest.advanceTimersByTime(15_000);
  expect(states).toEqual(['loading', 'failed']);
  expect(remove).toHaveBeenCalledTimes(1);
});

test.each([
  ['a calendar that is blocked has failed at once, and once', 'failed', ['loading', 'failed']],
  ['after stop nothing changes any more', 'stop', ['loading']],
] as const)('%s', (_, event, expected) => {
  const calendar = start();
  calendar[event]();
  jest.advanceTimersByTime(60_000);
  expect(calendar.states).toEqual(expected);
});
