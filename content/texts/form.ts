/** Texts that the contact form and both request dialogs share. The words of an outcome are in messages.ts. */
export const formTexts = {
  optional: '{label} (optional)',
  upTo: 'Up to {count} characters.',
  sends: 'We receive {what}, and how you found us.',
  privacy: 'Privacy',
  yourFields: 'your {fields}',
  kept: 'This tab keeps what you typed for up to {hours} hours.',
  clear: 'Clear the form',
  /** After a send whose page was left before the answer, or after a failure. */
  unconfirmed: 'We cannot say whether your last try reached us. Please send it again.',
  honeypot: 'Leave this empty',
  cleared: 'The form is empty.',
  close: 'Close',
} as const;

/** Below the words of a failed send. */
export const failureTexts = {
  otherWay: 'Everything you typed is still here. You can also send it from your own mail program to {email}.',
  /** Where a newer version of the site has replaced the files of an open page, only a reload brings them. */
  reload: 'If it fails again, reload the page: what you typed stays.',
  again: 'Try again',
  copy: 'Copy the message',
  copied: 'Copied',
  onClipboard: 'The message is on your clipboard.',
  /** At the top of a copied message. */
  to: 'To: {to}',
  subject: 'Subject: {subject}',
  refused: 'Your browser does not allow copying. Select the text and copy it:',
  /** After the words of a failure that is seen on another page. */
  kept: 'What you typed is kept.',
} as const;

/** The visitor's bill, or a plan, that goes with a request. */
export const withRequestTexts = {
  bill: 'Your bill is included, apart from this plan: {bill}',
  noBill: 'Your bill is not included.',
  include: 'Include it',
  leaveOut: 'Leave it out',
  plan: 'About the plan {plan}.',
} as const;
