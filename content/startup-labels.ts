/** What the fields of the startup request are called, where they are filled in and where the request is read over. */
export const startupLabels = {
  name: 'Full name',
  email: 'Email',
  company: 'Company name',
  stage: 'Startup stage',
  teamSize: 'Team size, employees',
  techNeeds: 'Tech needs',
  description: 'Project description',
  funding: 'Funding status',
  timeline: 'Timeline',
  selectedPlan: 'Plan',
} as const;
