/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorScreen } from './error-screen.client';

test('a page that throws shows the title of the specification, a button to try again and a link home', () => {
  const onRetry = jest.fn();
  render(<ErrorScreen onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});
