/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { openChat } from '@/lib/chat/open-chat';
import { ChatBubble } from './chat-bubble.client';

jest.mock('@/lib/chat/open-chat', () => ({ openChat: jest.fn() }));

// A file that did not arrive is requested again: this test has to be the first.
let mockIsLost = false;
jest.mock('@/lib/chat/chat-vendor.browser', () => {
  if (mockIsLost) throw new Error('The file did not arrive.');
  return jest.requireActual('@/lib/chat/chat-vendor.browser');
});

beforeEach(() => {
  HTMLElement.prototype.showPopover = jest.fn();
  jest.useFakeTimers();
  jest.mocked(openChat).mockClear();
  render(
    <>
      <input />
      <ChatBubble chat={{ url: 'https://chat.example', token: 't' }}>
        <p>Write or call</p>
      </ChatBubble>
      <Announcer />
    </>,
  );
});
afterEach(() => {
  mockIsLost = false;
});

const bubble = () => screen.getByRole('button', { name: 'Chat with us' });
const panel = () => screen.queryByRole('dialog', { name: 'The chat did not open' });
const said = () => screen.getByRole('status');

/** Presses a button that opens the chat, and returns what reports its progress. */
async function press(button: HTMLElement) {
  fireEvent.click(button);
  await act(() => jest.advanceTimersByTimeAsync(400));
  return jest.mocked(openChat).mock.lastCall?.[2];
}

test('where the chat’s own script does not load, the click leads to other ways to reach us, and another try', async () => {
  mockIsLost = true;
  await press(bubble());
  expect(panel()).toHaveTextContent('Write or call');
  expect(panel()).toHaveFocus();
  // The button goes with its panel, and must not take the focus along.
  fireEvent.click(screen.getByRole('button', { name: 'Try the chat again' }));
  expect(bubble()).toHaveFocus();
  expect(await screen.findByRole('dialog')).toHaveFocus();
});

test('a chat that needs half a second says that it opens; one that is refused before does not', async () => {
  const refuse = await press(bubble());
  act(() => refuse?.('failed'));
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toBeEmptyDOMElement();
  await press(screen.getByRole('button', { name: 'Try the chat again' }));
  act(() => jest.advanceTimersByTime(200));
  expect(said()).toHaveTextContent('The chat is opening');
});

test('a chat that fails while the visitor is in a field is announced, and its dialog waits for a press; a late chat replaces the bubble', async () => {
  const button = bubble();
  const onProgress = await press(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  screen.getByRole('textbox').focus();
  act(() => onProgress?.('failed'));
  expect(said()).toHaveTextContent('The chat did not open');
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toHaveFocus();
  act(() => onProgress?.('arrived-late'));
  expect(button).not.toBeInTheDocument();
});
