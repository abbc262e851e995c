/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { ChatBubble } from './chat-bubble.client';

jest.mock('@/lib/chat/chat-vendor.browser', () => {
  throw new Error('The file did not arrive.');
});

test('where the chat’s own script does not load, the click leads to other ways to reach us, and another try', async () => {
  HTMLElement.prototype.showPopover = jest.fn();
  render(
    <>
      <ChatBubble chat={{ url: 'https://chat.example', token: 't' }}>
        <p>Write or call</p>
      </ChatBubble>
      <Announcer />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
  const panel = await screen.findByRole('dialog', { name: 'The chat did not open' });
  expect(panel).toHaveTextContent('Write or call');
  expect(panel).toHaveFocus();
  // The button goes with its panel, and must not take the focus along.
  fireEvent.click(screen.getByRole('button', { name: 'Try the chat again' }));
  expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveFocus();
  expect(await screen.findByRole('dialog')).toHaveFocus();
});
