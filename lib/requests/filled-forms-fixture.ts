import { enquiryForm } from './enquiry';
import type { Entries } from './form-check';
import type { FormDefinition, FormId } from './form-definition';
import { startupForm } from './startup-request';
import { vpsForm } from './vps-request';

export const forms: readonly FormDefinition[] = [enquiryForm, vpsForm, startupForm];

const sender = { name: ['Ada'], email: ['ada@example.org'] };

/** A valid request of each form. */
export const filledForms = {
  enquiry: { ...sender, service: ['IT Support'], message: ['Two laptops.\nSoon.'] },
  vps: { ...sender, plan: ['vps-growth'], environment: ['Production'] },
  startup: {
    ...sender,
    company: ['Example Ltd'],
    stage: ['MVP'],
    teamSize: ['6-15'],
    techNeeds: ['PoC & MVP Development', 'Startup IT Management'],
    description: ['First\nsecond'],
    funding: ['Seed'],
    timeline: ['Immediate'],
    selectedPlan: ['startup-boost'],
  },
} as const satisfies Record<FormId, Entries>;
