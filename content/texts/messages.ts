/** Before the reference of a request that was sent. */
export const yourReference = 'Your reference:';

const enquirySent = "Message sent successfully! We'll get back to you soon.";

/** What a form says about a link whose values it cannot use. */
export const unreadTexts = {
  service: 'The link that led here names a service that is not in our list.',
  plan: 'The link that led here names a plan that is not on our price list.',
  message: 'The link that led here has a message that is too long for this form.',
} as const;

/** Texts of the contact form (sections 4 and 8). The first two are ours. The errors of fields are in content/forms/. */
export const enquiryTexts = {
  noService: 'Select a service',
  send: 'Send message',
  sending: 'Sending...',
  sent: enquirySent,
  withBill: 'Your bill is in the message. Write your question below it.',
  /** On another page, with the reference after it. */
  sentNote: `${enquirySent} ${yourReference}`,
  failed: 'Failed to send message. Please try again later.',
} as const;

/** Texts of both request dialogs (sections 4 and 8). Headings and buttons that the specification leaves open are ours. */
export const requestTexts = {
  sentHeading: 'Request Submitted!',
  failed: 'Failed to send request. Please try again later.',
  submit: 'Submit Request',
  sending: 'Submitting...',
  sentNote: 'Request submitted. Your reference:',
} as const;

export const vpsTexts = {
  heading: 'Request a VPS',
  intro:
    'Choose a size and tell us what it is for. We set it up, patch it and monitor it. All four fields are required.',
  sent: "We'll review your request and get back to you shortly.",
} as const;
