/** Texts of the startup wizard (sections 4 and 8 of the specification, where it has them). */
export const startupTexts = {
  heading: 'Tell us what you need',
  required: 'Every field is required.',
  sent: 'Thank you for your interest. Our startup team will contact you shortly to discuss your needs.',
  back: 'Back',
  next: 'Continue',
  place: 'Step {number} of {count}',
  progress: 'Progress',
  noFunding: 'Select funding status',
  noTimeline: 'Select a timeline',
  popular: 'Popular',
  fits: 'Fits a team of {size}',
  setupFee: 'Each plan with a price has a {fee}.',
  /** Completes `formTexts.sends`. */
  sends: 'the summary above',
} as const;

/** The states of the steps, for screen readers. */
export const stepStates = { done: 'completed', current: 'current step', later: 'not started' } as const;

/** The steps of the wizard. The names are from the specification (section 4), the headings are not. */
export const startupSteps = [
  { name: 'Company Info', heading: 'About your company' },
  { name: 'Tech Needs', heading: 'Your project and tech needs' },
  { name: 'Plan Selection', heading: 'Choose a plan' },
  { name: 'Confirmation', heading: 'Review and send' },
] as const;

/** The summary of the last step, and the receipt beside the steps. */
export const startupSummaryTexts = {
  edit: 'Edit',
  heading: 'Your request so far',
  company: 'Company',
  stage: 'Stage',
  team: 'Team',
  needs: 'Needs',
  funding: 'Funding',
  timeline: 'Timeline',
  plan: 'Plan',
  setup: 'Setup, once',
  price: 'Price',
  note: 'This is a request, not an order, and it is free.',
} as const;
