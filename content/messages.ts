/**
 * What the enquiry form says is wrong, word for word from the client's specification (section 5) and in its order: the
 * banner joins messages in the order of this list, so a wrong format comes after whatever is missing.
 * The last three are ours: the specification gives no words for a text above the limit.
 */
export const enquiryErrors = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  serviceRequired: 'Please select a service',
  messageRequired: 'Message is required',
  emailFormat: 'Invalid email format',
  nameTooLong: 'Name is too long',
  emailTooLong: 'Email is too long',
  messageTooLong: 'Message is too long',
} as const;

/** What the enquiry form says while and after it sends (sections 4 and 8). The first two are ours. */
export const enquiryTexts = {
  noService: 'Select a service',
  send: 'Send message',
  sending: 'Sending...',
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again later.',
} as const;

/** What lists of posts say (sections 4 and 8). The wording of an error itself stands in lib/blog/blog-error.ts. */
export const blogTexts = {
  loading: 'Loading blog posts...',
  errorHeading: 'Error loading blog posts',
  empty: 'No blog posts found',
  /** Ours: older posts stay when newer ones cannot be had. */
  older: 'Newer posts could not be loaded. This list is from {date}.',
  copyLink: 'Copy link',
  copied: 'Link copied',
} as const;

/** The live chat's bubble, and what is offered when the chat does not come. */
export const chatTexts = {
  open: 'Chat with us',
  opening: 'The chat is opening',
  failed: 'The chat did not open',
  otherWays: 'The chat did not open. Reach us this way instead:',
  again: 'Try the chat again',
  close: 'Close',
} as const;
