/** @jest-environment jsdom */
import { chatwoot } from './chat-vendor.browser';

test('as the chat opens, the focus moves from our bubble to Chatwoot’s visible one, and from nowhere else', () => {
  document.body.innerHTML = `<div class="chat"><button>Chat</button></div><input>
    <button class="woot-widget-bubble woot--hide"></button><button class="woot-widget-bubble" id="close"></button>`;
  window.$chatwoot = { toggle: jest.fn() };
  const { open } = chatwoot({ url: 'https://chat.example', token: 't' });

  document.querySelector('input')?.focus();
  open();
  expect(document.activeElement?.tagName).toBe('INPUT');

  document.querySelector<HTMLElement>('.chat button')?.focus();
  open();
  expect(window.$chatwoot.toggle).toHaveBeenLastCalledWith('open');
  expect(document.activeElement?.id).toBe('close');
});
