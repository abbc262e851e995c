/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { openChat } from '@/lib/chat/open-chat';
import { ChatBubble } from './chat-bubble.client';

jest.mock('@/lib/chat/open-chat', () => ({ openChat: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(openChat).mockClear();
});
afterEach(() => jest.useRealTimers());

test('a chat that needs half a second says that it opens; one that is refused before does not', async () => {
  HTMLElement.prototype.showPopover = jest.fn();
  render(
    <>
      <ChatBubble chat={{ url: 'https://chat.example', token: 't' }}>Write or call</ChatBubble>
      <Announcer />
    </>,
  );
  const pressed = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    return jest.mocked(openChat).mock.lastCall?.[2];
  };
  const refuse = await pressed('Chat with us');
  act(() => refuse?.('failed'));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await pressed('Try the chat again');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('The chat is opening');
});

test('a chat that fails while the visitor is in a field is announced, and its dialog waits for a press; a late chat replaces the bubble', async () => {
  HTMLElement.prototype.showPopover = jest.fn();
  render(
    <>
      <input />
      <ChatBubble chat={{ url: 'https://chat.example', token: 't' }}>
        <p>Write or call</p>
      </ChatBubble>
      <Announcer />
    </>,
  );
  const bubble = screen.getByRole('button', { name: 'Chat with us' });
  fireEvent.click(bubble);
  await waitFor(() => expect(openChat).toHaveBeenCalled());
  const [, , onProgress] = jest.mocked(openChat).mock.lastCall ?? [];
  expect(bubble).toHaveAttribute('aria-busy', 'true');
  screen.getByRole('textbox').focus();
  act(() => onProgress?.('failed'));
  expect(screen.getByRole('status')).toHaveTextContent('The chat did not open');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
  fireEvent.click(bubble);
  expect(screen.getByRole('dialog', { name: 'The chat did not open' })).toHaveFocus();
  act(() => onProgress?.('arrived-late'));
  expect(bubble).not.toBeInTheDocument();
});
