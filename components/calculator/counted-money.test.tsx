/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { CountedMoney } from './counted-money';

const reduceMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a total counts to its new value and ends on it exactly', () => {
  reduceMotion(false);
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
  expect(screen.getByText('$60.00')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('$60.00')).not.toBeInTheDocument();
  expect(screen.queryByText('$1,000.25')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('a page printed meanwhile has the new value', () => {
  reduceMotion(false);
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
  act(() => jest.advanceTimersByTime(100));
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('with reduced motion it has the new value at once', () => {
  reduceMotion(true);
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});

test('it ends on its value when a translator replaces its text meanwhile', () => {
  reduceMotion(false);
  const { rerender } = render(<CountedMoney cents={60_00} />);
  rerender(<CountedMoney cents={1000_25} />);
  act(() => jest.advanceTimersByTime(100));
  translatePage();
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByText('$1,000.25')).toBeInTheDocument();
});
