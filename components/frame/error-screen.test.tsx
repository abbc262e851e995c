/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorScreen } from './error-screen.client';

test('a page that throws shows the title of the specification, a button to try again and a link home', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});
