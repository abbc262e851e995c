/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { calculator, holdBrowserStill } from './savings-calculator-fixture';

const SETTLED_MS = 500;

beforeEach(holdBrowserStill);
afterEach(() => jest.useRealTimers());

/** The words of the receipt and of the pictures for a team of this size, in a page that was translated before, or not. */
async function wordsFor(people: string, translate: () => void) {
  window.history.replaceState(null, '', '/savings-calculator');
  const { unmount } = render(calculator);
  await act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
  translate();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: people } });
  await act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('checkbox', { name: /^Team chat/ }));
  await act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
  const pictures = screen.getByRole('region', { name: /^A price by the head/ });
  const words = [screen.getByLabelText('Your receipt').textContent, pictures.textContent];
  expect(within(pictures).getByText(/^3 tools: /)).toBeInTheDocument();
  unmount();
  return words;
}

test.each(['40', '4'])('in a page that a browser translated, everything follows a team of %s', async (people) => {
  expect(await wordsFor(people, translatePage)).toEqual(await wordsFor(people, () => {}));
});
