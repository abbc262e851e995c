/** @jest-environment jsdom */
import { runAlone } from './run-alone.browser';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** jsdom has no locks: one as browsers give it with `ifAvailable`, null to whoever comes while it is held. */
function giveLocks() {
  const held = new Set<string>();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      async request(name: string, _: { ifAvailable: true }, work: (lock: object | null) => Promise<void>) {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name }).finally(() => held.delete(name));
      },
    },
  });
}

test('while one tab is at the work, another leaves it; afterwards it is free', async () => {
  giveLocks();
  const work = jest.fn<Promise<void>, []>().mockResolvedValue();
  await runAlone('queue', async () => {
    await runAlone('queue', work);
    expect(work).not.toHaveBeenCalled();
  });
  await runAlone('queue', work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a browser without locks does the work all the same', async () => {
  const work = jest.fn<Promise<void>, []>().mockResolvedValue();
  await runAlone('queue', work);
  expect(work).toHaveBeenCalledTimes(1);
});
