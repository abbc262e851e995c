import type { PlanGroup } from './schema/plan';

/** Every price of the site. Text quotes one as {price:startup-launch}; nothing else writes a price. */
export const planGroups = {
  vps: {
    period: 'month',
    plans: [
      {
        id: 'vps-startup',
        name: 'Startup VPS',
        price: 30,
        description: 'A first server for a product, a website or a test environment.',
        features: ['2 vCPU', '4GB RAM', '80GB SSD'],
        popular: false,
      },
      {
        id: 'vps-growth',
        name: 'Growth VPS',
        price: 65,
        description: 'Room for an application and its database beside each other.',
        features: ['4 vCPU', '8GB RAM', '160GB SSD'],
        popular: false,
      },
      {
        id: 'vps-scale',
        name: 'Scale VPS',
        price: 135,
        description: 'For traffic that comes in waves and queries that take work.',
        features: ['6 vCPU', '16GB RAM', '320GB SSD'],
        popular: false,
      },
    ],
  },
  startup: {
    period: 'month',
    setupFee: 50,
    plans: [
      {
        id: 'startup-build',
        name: 'Startup Build',
        price: 100,
        description: 'The first server and somebody to ask, while you build.',
        features: [
          '1 VPS (2 CPU, 4GB RAM, 60GB storage)',
          '24/7 priority ticket support',
          'Bi-weekly backups',
          '2 hour consultation',
        ],
        popular: false,
      },
      {
        id: 'startup-launch',
        name: 'Startup Launch',
        price: 299,
        description: 'A production database and weekly backups, for teams of 5\u00a0to\u00a010.',
        features: ['2 VPS', '200GB SSD total', 'Production database', 'Weekly VPS backups', '4 hour consultation'],
        popular: true,
      },
      {
        id: 'startup-boost',
        name: 'Startup Boost',
        price: 699,
        description: 'More servers and a VPN security suite, for teams of 10 to 25+.',
        features: ['4 VPS', '400GB SSD total', 'VPN security suite', '6 hour consultation'],
        popular: false,
      },
      {
        id: 'startup-enterprise',
        name: 'Startup Enterprise',
        price: 'Custom',
        description: 'Servers and strategy as you need them, for teams above 30.',
        features: ['Unlimited VPS', 'Unlimited strategy sessions'],
        popular: false,
      },
    ],
  },
  website: {
    period: 'project',
    plans: [
      {
        id: 'website-starter',
        name: 'Starter',
        price: 599,
        description: 'A small site that says who you are and how to reach you.',
        features: ['2 revision rounds', '30 days support'],
        popular: false,
      },
      {
        id: 'website-business',
        name: 'Business',
        price: 1999,
        description: 'The pages a working company needs, and no more.',
        features: ['5 core pages'],
        popular: true,
      },
      {
        id: 'website-business-pro',
        name: 'Business Pro',
        price: 5999,
        description: 'For a company with several services and audiences.',
        features: ['10 core pages'],
        popular: false,
      },
      {
        id: 'website-business-grande',
        name: 'Business Grande',
        price: 'Custom',
        description: 'Several languages, systems or sites: priced after a talk.',
        features: ['Scope and price agreed with you'],
        popular: false,
      },
    ],
  },
  support: {
    period: 'month',
    plans: [
      {
        id: 'support-essential',
        name: 'Essential',
        price: 50,
        description: 'One site, kept current and backed up.',
        features: ['1 site', '10 GB storage', 'Weekly backups', '2 content updates per month'],
        popular: false,
      },
      {
        id: 'support-business',
        name: 'Business',
        price: 99,
        description: 'A few sites or a small shop that change every week.',
        features: [
          'Up to 3 sites',
          '50 GB storage',
          'Twice-weekly backups',
          '5 updates per month',
          '5 new products per month',
        ],
        popular: true,
      },
      {
        id: 'support-business-pro',
        name: 'Business Pro',
        price: 'Custom',
        description: 'As many sites and changes as you have.',
        features: ['Unlimited everything', 'Daily backups'],
        popular: false,
      },
    ],
  },
  training: {
    period: 'quarter',
    plans: [
      {
        id: 'training-team-essentials',
        name: 'Team Essentials',
        price: 4999,
        description: 'Two subjects for a small team, one quarter.',
        features: ['Up to 5 members', '2 courses'],
        popular: false,
      },
      {
        id: 'training-professional-team',
        name: 'Professional Team',
        price: 9999,
        description: 'Four subjects for a department, one quarter.',
        features: ['Up to 15 members', '4 courses'],
        popular: true,
      },
      {
        id: 'training-enterprise',
        name: 'Enterprise',
        price: 'Custom',
        description: 'More people or your own subjects: we plan it with you.',
        features: ['Members and courses agreed with you'],
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
