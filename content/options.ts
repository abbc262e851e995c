/** Option lists of the forms, word for word from the client's specification (section 5). */
export const enquiryServices = [
  'Software Development',
  'IT Support',
  'Cloud Solutions',
  'Managed Services',
  'WordPress Development',
  'Startup Services',
  'IT Consulting',
  'Other',
] as const;

export const environments = [
  { name: 'Development', description: 'For testing and development' },
  { name: 'Production', description: 'For live applications' },
] as const;

/** The descriptions are ours; the names are the client's. */
export const startupStages = [
  { name: 'Idea Stage', description: 'A problem, a plan, nothing built yet' },
  { name: 'MVP', description: 'A first version is being built or tried' },
  { name: 'Early Traction', description: 'The first customers use it, some pay' },
  { name: 'Growth', description: 'Customers and team grow month by month' },
  { name: 'Scale-up', description: 'It works; now it has to hold at size' },
] as const;

export const teamSizes = ['1-5', '6-15', '16-30', '31-50', '50+'] as const;

export const techNeeds = [
  'Managed VPS Compute Hosting',
  'Cost Effective Operational Tech',
  'Startup IT Management',
  'PoC & MVP Development',
  'Application / API / Database Hosting',
  'Remote Workforce IT Support',
] as const;

export const fundingStages = ['Bootstrapped', 'Pre-seed', 'Seed', 'Series A', 'Series B+'] as const;

export const timelines = ['Immediate', '1-2 months', '3-6 months', '6+ months'] as const;
