/**
 * The live chat's bubble, and what is offered when the chat does not come. In a file of its own, because it is on every page
 * and the messages of the forms should not be.
 */
export const chatTexts = {
  open: 'Chat with us',
  opening: 'The chat is opening',
  failed: 'The chat did not open',
  otherWays: 'The chat did not open. Reach us this way instead:',
  again: 'Try the chat again',
  close: 'Close',
} as const;
