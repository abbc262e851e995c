/** Texts of the live chat. In a file of their own, because every page loads them, and not the messages of the forms. */
export const chatTexts = {
  open: 'Chat with us',
  /** The short forms, which the button shows. */
  chat: 'Chat',
  busy: 'Opening…',
  opening: 'The chat is opening',
  opened: 'The chat is open',
  failed: 'The chat did not open',
  otherWays: 'Reach us this way instead:',
  again: 'Try the chat again',
  close: 'Close',
} as const;
