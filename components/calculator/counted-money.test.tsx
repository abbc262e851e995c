/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { CountedMoney } from './counted-money.client';

/** Shows $60.00, then counts to $1,000.25. */
function count({ isMotionReduced = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isMotionReduced });
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
}

beforeEach(() => jest.useFakeTimers());

/** The texts that a screen reader has, and those that are seen. */
const heard = () => document.querySelector('.counted > :not([inert])')?.textContent;
const counting = () => document.querySelector('.counted > [inert]')?.textContent;

test('a total counts to its new value, which screen readers have at once', () => {
  count();
  expect(counting()).toBe('$60.00');
  expect(heard()).toBe('$1,000.25');
  act(() => jest.advanceTimersByTime(100));
  expect(counting()).toMatch(/^\$[1-9]\d\d\.\d\d$/);
  expect(heard()).toBe('$1,000.25');
  act(() => jest.advanceTimersByTime(400));
  expect(counting()).toBeUndefined();
  expect(document.body).toHaveTextContent(/^\$1,000\.25$/);
});

test('a page printed meanwhile has the new value alone', () => {
  count();
  act(() => jest.advanceTimersByTime(100));
  dispatchEvent(new Event('beforeprint'));
  expect(document.body).toHaveTextContent(/^\$1,000\.25$/);
  act(() => jest.advanceTimersByTime(100));
  expect(document.body).toHaveTextContent(/^\$1,000\.25$/);
});

test('with reduced motion it has the new value at once', () => {
  count({ isMotionReduced: true });
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
  expect(counting()).toBeUndefined();
});

test('it ends on its value when a translator replaces its text meanwhile', () => {
  count();
  act(() => jest.advanceTimersByTime(100));
  translatePage();
  act(() => jest.advanceTimersByTime(400));
  expect(document.body).toHaveTextContent(/^\$1,000\.25$/);
});
