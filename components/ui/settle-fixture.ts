import { act } from '@testing-library/react';

// React renders by timers of its own, which it took before the tests replaced them.
const reactTimer = setTimeout;
const reactTurn = () => new Promise<void>((resolve) => reactTimer(resolve, 0));

/**
 * Runs the fake timers that are due within this time; without a time, what has loaded and is rendered at once. What a press
 * changed is rendered first, and its effects have run: on a busy machine that would be after the fake clock has moved.
 */
export async function settle(ms = 0): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await act(reactTurn);
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
