import type { StartupPlanId } from './plans';

/** Options of the forms, word for word from the client's specification (section 5). */
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
  { name: 'Idea Stage', description: 'You have a plan, and nothing is built yet' },
  { name: 'MVP', description: 'A first version is being built or tested' },
  { name: 'Early Traction', description: 'First customers, some of them paying' },
  { name: 'Growth', description: 'More customers and a growing team' },
  { name: 'Scale-up', description: 'The product works and must handle many more users' },
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

type TeamSize = (typeof teamSizes)[number];

/** The startup plans for each team size, and the part of that size that each plan is made for (its row "For teams of"). */
export const fittingPlans: Record<TeamSize, Partial<Record<StartupPlanId, string>>> = {
  '1-5': { 'startup-build': '1-5' },
  '6-15': { 'startup-launch': '6-10', 'startup-boost': '10-15' },
  '16-30': { 'startup-boost': '16-30' },
  '31-50': { 'startup-enterprise': '31-50' },
  '50+': { 'startup-enterprise': '50+' },
};

/** The plan that the wizard marks as popular; the pricing table marks another (plans.ts). */
export const popularInWizard: StartupPlanId = 'startup-boost';
