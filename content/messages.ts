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
} as const;

/** What the VPS request says is wrong, word for word (section 5); the last two are ours. */
export const vpsErrors = {
  nameRequired: 'Full Name is required',
  emailRequired: 'Email is required',
  emailFormat: 'Email is invalid',
  planRequired: 'VPS Plan is required',
  environmentRequired: 'Environment Type is required',
  nameTooLong: 'Full Name is too long',
  emailTooLong: 'Email is too long',
} as const;

/** What the startup request says is wrong, word for word and step by step (section 5); those too long are ours. */
export const startupErrors = {
  nameRequired: 'Full name is required',
  emailRequired: 'Email is required',
  emailFormat: 'Invalid email format',
  companyRequired: 'Company name is required',
  stageRequired: 'Startup stage is required',
  teamSizeRequired: 'Team size is required',
  techNeedsRequired: 'At least one tech need is required',
  descriptionRequired: 'Project description is required',
  fundingRequired: 'Funding status is required',
  timelineRequired: 'Timeline is required',
  planRequired: 'Please select a plan',
  nameTooLong: 'Full name is too long',
  emailTooLong: 'Email is too long',
  companyTooLong: 'Company name is too long',
  descriptionTooLong: 'Project description is too long',
} as const;

/** What both request dialogs say (sections 4 and 8). Headings and buttons that the specification leaves open are ours. */
export const requestTexts = {
  sentHeading: 'Request Submitted!',
  failed: 'Failed to send request. Please try again later.',
  submit: 'Submit Request',
  submitting: 'Submitting...',
} as const;

export const vpsTexts = {
  heading: 'Request a VPS',
  intro: 'Pick a size and say what it is for. We set it up, patch it and watch it. All four fields are required.',
  sent: "We'll review your request and get back to you shortly.",
} as const;

export const startupTexts = {
  heading: 'Tell us what you need',
  required: 'All fields of all steps are required.',
  sent: 'Thank you for your interest. Our startup team will contact you shortly to discuss your needs.',
  back: 'Back',
  next: 'Continue',
} as const;

/** The wizard's steps: their names are the specification's (section 4), the headings are ours. */
export const startupSteps = [
  { name: 'Company Info', heading: 'Who you are' },
  { name: 'Tech Needs', heading: 'What should be built or run' },
  { name: 'Plan Selection', heading: 'The plan to start with' },
  { name: 'Confirmation', heading: 'Check it, then send it' },
] as const;
