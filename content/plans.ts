import type { PlanGroup } from './schema/plan';

/** The value of a row that the price of the plan leaves to the written estimate. */
export const QUOTED = 'Quoted';

/**
 * Every price of the site. Text quotes one as {price:startup-launch}; nothing else writes a price. The plans of a group have
 * the same rows, so that they can be compared.
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
        description: 'Room for an application and its database on one server.',
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
    rows: [
      { label: 'Servers' },
      { label: 'Disk space' },
      { label: 'Backups', feature: 'Backups: …' },
      { label: 'Also included' },
      { label: 'Advice' },
      { label: 'Team size', feature: 'Team: …' },
    ],
    plans: [
      {
        id: 'startup-build',
        name: 'Startup Build',
        price: 100,
        description: 'Your first server, and an engineer to ask while you build.',
        values: {
          Servers: '1 VPS (2 CPU, 4GB RAM)',
          'Disk space': '60GB storage',
          Backups: 'Every two weeks (bi-weekly)',
          'Also included': '24/7 priority ticket support',
          Advice: '2 hour consultation',
          'Team size': '1\u00a0to\u00a05',
        },
        popular: false,
      },
      {
        id: 'startup-launch',
        name: 'Startup Launch',
        price: 299,
        description: 'A production database and weekly backups, for teams of 5\u00a0to\u00a010.',
        values: {
          Servers: '2 VPS',
          'Disk space': '200GB SSD total',
          Backups: 'Weekly, of the VPS',
          'Also included': 'Production database',
          Advice: '4 hour consultation',
          'Team size': '5\u00a0to\u00a010',
        },
        popular: true,
      },
      {
        id: 'startup-boost',
        name: 'Startup Boost',
        price: 699,
        description: 'More servers and a VPN security suite, for teams of 10\u00a0to\u00a025+.',
        values: {
          Servers: '4 VPS',
          'Disk space': '400GB SSD total',
          Backups: QUOTED,
          'Also included': 'VPN security suite',
          Advice: '6 hour consultation',
          'Team size': '10\u00a0to\u00a025+',
        },
        popular: false,
      },
      {
        id: 'startup-enterprise',
        name: 'Startup Enterprise',
        price: 'Custom',
        description: 'Servers and strategy sessions as you need them, for teams above\u00a030.',
        values: {
          Servers: 'Unlimited VPS',
          'Disk space': QUOTED,
          Backups: QUOTED,
          'Also included': QUOTED,
          Advice: 'Unlimited strategy sessions',
          'Team size': 'More than 30',
        },
        popular: false,
      },
    ],
  },
  website: {
    period: 'project',
    rows: [{ label: 'Included' }],
    plans: [
      {
        id: 'website-starter',
        name: 'Starter',
        price: 599,
        description: 'A small site that says who you are and how to reach you. Your estimate sets the pages.',
        values: { Included: '2 revision rounds, 30 days support' },
        popular: false,
      },
      {
        id: 'website-business',
        name: 'Business',
        price: 1999,
        description: 'The core pages a company needs. Your estimate sets revisions and support.',
        values: { Included: '5 core pages' },
        popular: true,
      },
      {
        id: 'website-business-pro',
        name: 'Business Pro',
        price: 5999,
        description: 'For several services and audiences. Your estimate sets revisions and support.',
        values: { Included: '10 core pages' },
        popular: false,
      },
      {
        id: 'website-business-grande',
        name: 'Business Grande',
        price: 'Custom',
        description: 'Several languages, systems or sites, priced after a call.',
        values: { Included: QUOTED },
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
      { label: 'Content updates', feature: 'Content updates: …' },
      { label: 'New products', feature: 'New products: …' },
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
          'Content updates': '2 per month',
          'New products': QUOTED,
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
          'Content updates': '5 per month',
          'New products': '5 per month',
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
          'Content updates': 'Unlimited',
          'New products': 'Unlimited',
        },
        popular: false,
      },
    ],
  },
  training: {
    period: 'quarter',
    rows: [{ label: 'Team' }, { label: 'Courses', feature: '… courses' }],
    plans: [
      {
        id: 'training-team-essentials',
        name: 'Team Essentials',
        price: 4999,
        description: 'Two topics for a small team, one quarter.',
        values: { Team: 'Up to 5 members', Courses: '2' },
        popular: false,
      },
      {
        id: 'training-professional-team',
        name: 'Professional Team',
        price: 9999,
        description: 'Four topics for a department, one quarter.',
        values: { Team: 'Up to 15 members', Courses: '4' },
        popular: true,
      },
      {
        id: 'training-enterprise',
        name: 'Enterprise',
        price: 'Custom',
        description: 'More people, or your own topics, planned with you.',
        values: { Team: QUOTED, Courses: QUOTED },
        popular: false,
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
] as const satisfies readonly PlanGroupId[];

export type PlanId = (typeof planGroups)[PlanGroupId]['plans'][number]['id'];
export type StartupPlanId = (typeof planGroups)['startup']['plans'][number]['id'];
