/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { dialog, settle, start } from './request-dialogs-fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));
jest.mock('./startup-wizard.client', () => {
  throw new Error('The file did not arrive.');
});
jest.mock('./vps-dialog.client', () => {
  throw new Error('The file did not arrive.');
});

// Links with a hash: jsdom does not navigate to another page.
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/startup-services');
});
afterEach(() => jest.useRealTimers());

test.each([
  ['Get Started', '#startup'],
  ['Request', '#vps'],
])('where the file of its dialog does not load, %s follows its link', async (name, target) => {
  start();
  const link = screen.getByRole('link', { name });
  fireEvent.click(link);
  expect(window.location.hash).toBe('');
  await settle();
  expect(window.location.hash).toBe(target);
  expect(link).not.toHaveAttribute('aria-busy');
  expect(dialog()).not.toBeInTheDocument();
});

test('of two links clicked before the file fails to load, the last one is followed', async () => {
  start();
  const [former, newest] = ['Get Started', 'Request'].map((name) => screen.getByRole('link', { name }));
  if (!former || !newest) throw new Error('A link is not on the page.');
  const led: string[] = [];
  const follow = () => led.push(window.location.hash);
  window.addEventListener('hashchange', follow);
  fireEvent.click(former);
  fireEvent.click(newest);
  await settle();
  window.removeEventListener('hashchange', follow);
  expect(led).toEqual(['#vps']);
});

test('a visitor who has left the page by then stays on the next', async () => {
  start();
  const link = screen.getByRole('link', { name: 'Request' });
  link.setAttribute('href', '/services#vps');
  fireEvent.click(link);
  window.history.replaceState(null, '', '/services');
  await settle();
  expect(window.location.href).toMatch(/\/services$/);
});
