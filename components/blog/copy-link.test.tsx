/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { CopyLink } from './copy-link.client';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <>
      <CopyLink href="https://blog.example.com/a/" title="A title" />
      <Announcer />
    </>,
  );
});

const button = () => screen.getByRole('button');
const click = () => act(async () => fireEvent.click(button()));
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('it copies the address and says so for two seconds, to screen readers too', async () => {
  expect(button()).toHaveAccessibleName('Copy link to A title');
  await click();
  expect(writeText).toHaveBeenCalledWith('https://blog.example.com/a/');
  expect(button()).toHaveTextContent('Link copied');
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  await wait(1999);
  expect(button()).toHaveTextContent('Link copied');
  await wait(1);
  expect(button()).toHaveTextContent('Copy link');
});

test('where the clipboard refuses, that is logged, and nothing is shown or said', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  writeText.mockRejectedValue(new Error('denied'));
  await click();
  expect(log).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Copy link');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
