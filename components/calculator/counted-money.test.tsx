/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { CountedMoney } from './counted-money';

/** Shows $60.00, then counts to $1,000.25. */
function count({ isMotionReduced = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isMotionReduced });
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a total counts to its new value and ends on it exactly', () => {
  count();
  expect(screen.getByText('$60.00')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('$60.00')).not.toBeInTheDocument();
  expect(screen.queryByText('$1,000.25')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('a page printed meanwhile has the new value', () => {
  count();
  act(() => jest.advanceTimersByTime(100));
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('with reduced motion it has the new value at once', () => {
  count({ isMotionReduced: true });
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('it ends on its value when a translator replaces its text meanwhile', () => {
  count();
  act(() => jest.advanceTimersByTime(100));
  translatePage();
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});
