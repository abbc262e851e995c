import type { PlanGroup } from './schema/plan';

/**
 * Every price of the site. Text quotes one as {price:startup-launch}; nothing else writes a price. The plans of a group are
 * compared in the rows that each of them states; what only one of them states is in its own list, `also`.
 */
export const planGroups = {
  vps: {
    period: 'month',
    rows: [{ label: 'Processor' }, { label: 'Memory' }, { label: 'Storage' }],
    plans: [
      {
        id: 'vps-startup',
        name: 'Startup VPS',
        price: 30,
        description: 'A first server for a product, a website or a test environment.',
        values: { Processor: '2 vCPU', Memory: '4GB RAM', Storage: '80GB SSD' },
        popular: false,
      },
      {
        id: 'vps-growth',
        name: 'Growth VPS',
        price: 65,
        description: 'For an application in daily use, with its database.',
        values: { Processor: '4 vCPU', Memory: '8GB RAM', Storage: '160GB SSD' },
        popular: false,
      },
      {
        id: 'vps-scale',
        name: 'Scale VPS',
        price: 135,
        description: 'For traffic peaks and heavy database queries.',
        values: { Processor: '6 vCPU', Memory: '16GB RAM', Storage: '320GB SSD' },
        popular: false,
      },
    ],
  },
  startup: {
    period: 'month',
    setupFee: 50,
    rows: [{ label: 'Servers' }, { label: 'Advice' }, { label: 'For teams of', feature: 'For teams of …' }],
    plans: [
      {
        id: 'startup-build',
        name: 'Startup Build',
        price: 100,
        description: 'Your first server, and an engineer to ask while you build.',
        values: {
          Servers: { value: '1 VPS', detail: '2 CPU, 4GB RAM, 60GB storage' },
          Advice: '2 hour consultation',
          'For teams of': '1\u00a0to\u00a05',
        },
        also: ['24/7 priority ticket support', 'Bi-weekly backups (every two weeks)'],
        popular: false,
      },
      {
        id: 'startup-launch',
        name: 'Startup Launch',
        price: 299,
        description: 'A production database and weekly backups, on two servers.',
        values: {
          Servers: { value: '2 VPS', detail: '200GB SSD total' },
          Advice: '4 hour consultation',
          'For teams of': '5\u00a0to\u00a010',
        },
        also: ['Production database', 'Weekly VPS backups'],
        popular: true,
      },
      {
        id: 'startup-boost',
        name: 'Startup Boost',
        price: 699,
        description: 'Four servers and a VPN security suite.',
        values: {
          Servers: { value: '4 VPS', detail: '400GB SSD total' },
          Advice: '6 hour consultation',
          'For teams of': '10\u00a0to\u00a025+',
        },
        also: ['VPN security suite'],
        popular: false,
      },
      {
        id: 'startup-enterprise',
        name: 'Startup Enterprise',
        price: 'Custom',
        description: 'Servers and strategy sessions as you need them.',
        values: {
          Servers: { value: 'Unlimited VPS', detail: 'as many as you run' },
          Advice: 'Unlimited strategy sessions',
          'For teams of': 'more than\u00a030',
        },
        popular: false,
      },
    ],
  },
  website: {
    period: 'project',
    rows: [],
    plans: [
      {
        id: 'website-starter',
        name: 'Starter',
        price: 599,
        description: 'A small site that says who you are and how to reach you.',
        values: {},
        also: [
          { count: 2, of: 'revision rounds', drawing: 'round' },
          { count: 30, of: 'days support', drawing: 'day' },
        ],
        popular: false,
      },
      {
        id: 'website-business',
        name: 'Business',
        price: 1999,
        description: 'The core pages a company needs.',
        values: {},
        also: [{ count: 5, of: 'core pages', drawing: 'page' }],
        popular: true,
      },
      {
        id: 'website-business-pro',
        name: 'Business Pro',
        price: 5999,
        description: 'For several services and audiences.',
        values: {},
        also: [{ count: 10, of: 'core pages', drawing: 'page' }],
        popular: false,
      },
      {
        id: 'website-business-grande',
        name: 'Business Grande',
        price: 'Custom',
        description: 'Several languages, systems or sites.',
        values: {},
        popular: false,
      },
    ],
  },
  support: {
    period: 'month',
    rows: [
      { label: 'Sites' },
      { label: 'Storage', feature: '… storage' },
      { label: 'Backups', feature: '… backups' },
      { label: 'Each month', feature: '… per month' },
    ],
    plans: [
      {
        id: 'support-essential',
        name: 'Essential',
        price: 50,
        description: 'One site, updated and backed up.',
        values: {
          Sites: '1 site',
          Storage: '10 GB',
          Backups: 'Weekly',
          'Each month': '2 content updates',
        },
        popular: false,
      },
      {
        id: 'support-business',
        name: 'Business',
        price: 99,
        description: 'A few sites or a small online store that change often.',
        values: {
          Sites: 'Up to 3 sites',
          Storage: '50 GB',
          Backups: 'Twice-weekly',
          'Each month': '5 content updates, 5 new products',
        },
        popular: true,
      },
      {
        id: 'support-business-pro',
        name: 'Business Pro',
        price: 'Custom',
        description: 'As many sites and changes as you need.',
        values: {
          Sites: 'Unlimited sites',
          Storage: 'Unlimited',
          Backups: 'Daily',
          'Each month': 'Unlimited updates, unlimited products',
        },
        popular: false,
      },
    ],
  },
  training: {
    period: 'quarter',
    rows: [],
    plans: [
      {
        id: 'training-team-essentials',
        name: 'Team Essentials',
        price: 4999,
        description: 'Two topics for a small team, one quarter.',
        values: {},
        also: ['Up to 5 members', '2 courses'],
        popular: false,
      },
      {
        id: 'training-professional-team',
        name: 'Professional Team',
        price: 9999,
        description: 'Four topics for a department, one quarter.',
        values: {},
        also: ['Up to 15 members', '4 courses'],
        popular: true,
      },
      {
        id: 'training-enterprise',
        name: 'Enterprise',
        price: 'Custom',
        description: 'More people, or your own topics, planned with you.',
        values: {},
        popular: false,
      },
    ],
  },
  /** Priced by servers, people and devices, in the written estimate. They can be put on the bill all the same. */
  managed: {
    period: 'month',
    rows: [],
    plans: [
      {
        id: 'managed-desk',
        name: 'Support desk',
        price: 'Custom',
        description: 'For your people, by the hour or by the month.',
        values: {},
        popular: false,
        page: '/services/managed-services/remote-on-site-it-support',
      },
      {
        id: 'managed-devices',
        name: 'Laptops and phones',
        price: 'Custom',
        description: 'Sent ready to use, locked if lost, and returned.',
        values: {},
        popular: false,
        page: '/services/managed-services/remote-workforce-it-support',
      },
      {
        id: 'managed-servers',
        name: 'Server management',
        price: 'Custom',
        description: 'For machines of your own, or rented elsewhere.',
        values: {},
        popular: false,
        page: '/services/managed-services/server-storage-management',
      },
      {
        id: 'managed-backups',
        name: 'Backups and drills',
        price: 'Custom',
        description: 'Copies off site, and a restore that is timed.',
        values: {},
        popular: false,
        page: '/services/managed-services/data-backups-disaster-recovery',
      },
    ],
  },
} as const satisfies Record<string, PlanGroup>;

export type PlanGroupId = keyof typeof planGroups;

/** The groups a section may name. The compiler refuses a name that is no group; a group left out cannot be named. */
export const planGroupIds = [
  'vps',
  'startup',
  'website',
  'support',
  'training',
  'managed',
] as const satisfies readonly PlanGroupId[];

export type PlanId = (typeof planGroups)[PlanGroupId]['plans'][number]['id'];
export type StartupPlanId = (typeof planGroups)['startup']['plans'][number]['id'];
