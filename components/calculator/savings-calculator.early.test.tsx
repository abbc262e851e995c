/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { calculator, mockBrowser } from './savings-calculator-fixture';

const slider = () => screen.getByRole('slider');
const box = () => screen.getByRole('textbox');

beforeEach(() => {
  mockBrowser();
  window.history.replaceState(null, '', '/savings-calculator');
});
afterEach(() => jest.useRealTimers());

/** Hydrates the prerendered page after the visitor's input. */
async function hydrateAfter(touch: () => void) {
  // React's server renderer needs TextEncoder, which jsdom does not have.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(calculator);
  touch();
  render(calculator, { container, hydrate: true });
  await act(() => jest.advanceTimersByTimeAsync(50));
}

test.each([
  ['typed into the box', box, '137', '137'],
  ['typed beyond the limits', box, '99999', '5000'],
  ['set by the slider', slider, '1000', '5000'],
])('a team size %s before hydration is kept and used', async (_, field, value, people) => {
  await hydrateAfter(() => fireEvent.input(field(), { target: { value } }));
  expect(box()).toHaveValue(people);
  expect(slider()).toHaveAttribute('aria-valuetext', `${Number(people).toLocaleString('en-US')} people`);
});

test('hydration leaves a half-typed size alone', async () => {
  await hydrateAfter(() => {
    box().focus();
    fireEvent.input(box(), { target: { value: '4' } });
  });
  expect(box()).toHaveValue('4');
});

test('a tool ticked before hydration is never unticked, and is on the bill', async () => {
  const wiki = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Wiki/ });
  const written: boolean[] = [];
  await hydrateAfter(() => {
    fireEvent.click(wiki());
    const box = wiki();
    const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
    Object.defineProperty(box, 'checked', {
      configurable: true,
      get: () => checked?.get?.call(box),
      set(isChecked: boolean) {
        written.push(isChecked);
        checked?.set?.call(box, isChecked);
      },
    });
  });
  expect(written).not.toContain(false);
  expect(wiki()).toBeChecked();
  expect(screen.getByRole('complementary', { name: 'Your receipt' })).toHaveTextContent('Wiki');
});
