import { sampleFigures } from './papers/sample-figures';
import { sampleBill } from './sample-bill';
import type { Invoice } from './schema/invoice';

/**
 * A company's technology bill as an engineer marks it. Tools cost what content/tools.ts says, for everyone on the sample
 * team; only the prices with cents here are made up, so it is shown with a stamp that says 'Sample'.
 */
export const sampleInvoice: Invoice = {
  title: 'Technology, one month',
  members: sampleBill.members,
  lines: [
    { tool: 'issue-tracker' },
    { tool: 'team-chat' },
    { tool: 'work-management' },
    {
      tool: 'board-style-work',
      mark: {
        kind: 'stop',
        text: 'Does the same as line 3',
        link: { label: 'Open-source tools instead', to: '/services/startups/operational-tech' },
      },
    },
    {
      tool: 'wiki',
      mark: {
        kind: 'stop',
        text: 'No sign-ins since March',
        link: { label: 'Startup IT management', to: '/services/startups/startup-it-management' },
      },
    },
    { tool: 'hr-suite' },
    {
      name: 'Cloud server',
      detail: '12 vCPU, 32GB',
      cents: sampleFigures.serverCents,
      mark: {
        kind: 'shrink',
        plan: 'vps-scale',
        result: 'at half the size',
        text: 'Twice the size you use. Half is enough, at\u00a0{price:vps-scale}',
        link: { label: 'Server and storage management', to: '/services/managed-services/server-storage-management' },
      },
    },
    {
      name: 'Backup storage',
      detail: 'yearly contract',
      cents: 12000,
      mark: {
        kind: 'decide',
        text: 'Renews in\u00a012\u00a0days: decide before then',
        link: { label: 'Backups and recovery', to: '/services/managed-services/data-backups-disaster-recovery' },
      },
    },
    { name: 'Domain names, 3', cents: 400, mark: { kind: 'keep' } },
  ],
};
