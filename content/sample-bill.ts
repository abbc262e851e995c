import type { Invoice } from './schema/invoice';

/** The number of people on the sample bill: where the till of the home page and a visitor's own bill start. */
export const sampleMembers = 25;

/**
 * The sample bill of the site: a team's technology, one month, as an engineer marks it. Each saving that the site names is a
 * line or a sum of it. Tools cost what content/tools.ts says; each `cents` here is made up, so it is shown with a
 * stamp that says 'Sample'.
 */
export const sampleBill: Invoice = {
  title: 'Technology, one month',
  members: sampleMembers,
  tools: ['issue-tracker', 'team-chat', 'work-management', 'hr-suite'],
  others: [
    {
      tool: 'board-style-work',
      mark: {
        kind: 'cancel',
        text: 'Does the same as {tool:work-management}',
        link: { label: 'Open-source tools instead', to: '/services/startups/operational-tech' },
      },
    },
    {
      tool: 'wiki',
      mark: {
        kind: 'cancel',
        text: 'No sign-ins since March',
        link: { label: 'Startup IT management', to: '/services/startups/startup-it-management' },
      },
    },
    {
      name: 'Cloud server',
      detail: '12 vCPU, 32GB',
      cents: 27_000,
      mark: {
        kind: 'halve',
        plan: 'vps-scale',
        text: 'Twice the size you use',
        link: { label: 'Server and storage management', to: '/services/managed-services/server-storage-management' },
      },
    },
    {
      name: 'Backup storage',
      cents: 12_000,
      mark: {
        kind: 'decide',
        text: 'Renews in\u00a012\u00a0days',
        link: { label: 'Backups and recovery', to: '/services/managed-services/data-backups-disaster-recovery' },
      },
    },
    { name: 'Domain names, 3', cents: 400 },
    { name: 'Office suite', detail: `${sampleMembers} people`, cents: 31_250 },
    { name: 'Laptops, internet and phones', cents: 158_050 },
    { name: 'Software contract', cents: 190_000 },
  ],
};

/** If tools are this percentage of what tools and servers cost to run, moving those of the sample bill takes the claim of 50% off. */
export const toolShareOfRunning = 58;
