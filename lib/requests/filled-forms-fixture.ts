import { enquiryForm } from './enquiry';
import type { Entries, FormDefinition, FormId } from './form-definition';
import { startupForm } from './startup-request';
import { vpsForm } from './vps-request';

export const forms: readonly FormDefinition[] = [enquiryForm, vpsForm, startupForm];

/** A valid request of each form. */
export const filledForms = {
  enquiry: {
    name: ['Ada'],
    email: ['ada@example.org'],
    service: ['IT Support'],
    message: ['Two laptops.\nSoon.'],
  },
  vps: { name: ['Ada'], email: ['ada@example.org'], plan: ['vps-growth'], environment: ['Production'] },
  startup: {
    name: ['Ada'],
    email: ['ada@example.org'],
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
