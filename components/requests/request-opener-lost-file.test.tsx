/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import './relay-fixture';
import { settle } from '@/components/ui/settle-fixture';
import { dialog, linkNamed, start } from './request-dialogs-fixtures';

jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));
jest.mock('./startup-wizard.client', () => {
  throw new Error('The file did not arrive.');
});
jest.mock('./vps-dialog.client', () => {
  throw new Error('The file did not arrive.');
});

// Links with a hash: jsdom does not navigate to another page.
beforeEach(() => {
  window.history.replaceState(null, '', '/startup-services');
  start();
});

test.each([
  ['Get Started', '#startup'],
  ['Request', '#vps'],
])('where the file of its dialog does not load, %s follows its link', async (name, target) => {
  fireEvent.click(linkNamed(name));
  expect(window.location.hash).toBe('');
  await settle();
  expect(window.location.hash).toBe(target);
  expect(linkNamed(name)).not.toHaveAttribute('aria-busy');
  expect(dialog()).not.toBeInTheDocument();
});

test('of two links clicked before the file fails to load, the last one is followed', async () => {
  const hashes: string[] = [];
  const follow = () => hashes.push(window.location.hash);
  window.addEventListener('hashchange', follow);
  fireEvent.click(linkNamed('Get Started'));
  fireEvent.click(linkNamed('Request'));
  await settle();
  window.removeEventListener('hashchange', follow);
  expect(hashes).toEqual(['#vps']);
});

test('a visitor who left the page before the file failed stays on the new page', async () => {
  linkNamed('Request').setAttribute('href', '/services#vps');
  fireEvent.click(linkNamed('Request'));
  window.history.replaceState(null, '', '/services');
  await settle();
  expect(window.location.href).toMatch(/\/services$/);
});
