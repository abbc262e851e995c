import type { PageInput } from './schema/page';

type SafeHands = Extract<PageInput['sections'][number], { kind: 'safe-hands' }>;

/** Who gets in, and what a client takes along: a section of /about. */
export const safeHands: SafeHands = {
  kind: 'safe-hands',
  anchor: 'safe',
  heading: 'Who gets in, and what you take when you\u00a0leave',
  access: {
    heading: 'While we work for you',
    items: [
      {
        icon: 'laptop',
        title: 'A computer on a desk',
        description:
          'Your colleague is asked first, agrees, and can end the session. Screens and keystrokes are not recorded.',
        action: { label: 'IT support', to: '/services/managed-services/remote-on-site-it-support' },
      },
      {
        icon: 'server',
        title: 'A server',
        description:
          'Nobody is there to agree, so we use a VPN or jump host, a personal account and a second factor. Your server needs no open port for us.',
        action: { label: 'Servers', to: '/services/managed-services/server-storage-management' },
      },
      {
        icon: 'cloud',
        title: 'A cloud account',
        description:
          'It is in your name and you pay for it. We work in roles that you can take back. Each use of root credentials is logged.',
        action: { label: 'Cloud', to: '/services/managed-services/cloud-infrastructure' },
      },
      {
        icon: 'key',
        title: 'Your own people',
        description:
          'An account and a key for each person, with the rights they need for their work. When one leaves, tell us and the key is gone.',
        action: { label: 'Hosting', to: '/services/startups/compute-infrastructure' },
      },
    ],
    note: 'Our engineers sign in with accounts of their own. Server sessions go to a log that you can read; ask for the list of who has access, and have a name taken off it, at any time. We sign a confidentiality agreement before you show us anything.',
  },
  leaving: {
    heading: 'The day you leave, you take',
    items: [
      {
        title: '[A server we run](/services/startups/compute-infrastructure)',
        description:
          'The disk: application, database dumps, settings and our notes on them. It is ordinary Linux: any provider can run it.',
      },
      {
        title: '[A website](/services/cms-wordpress/cms-website-management)',
        description: 'Files, database and a list of everything installed. The domain was yours all along.',
      },
      {
        title: '[An open-source tool](/#why)',
        description: 'The database, the files and the documentation.',
      },
      {
        title: '[A cloud account](/services/managed-services/cloud-infrastructure)',
        description: 'Nothing moves: you remove our access, and the code that describes it stays with you.',
      },
      {
        title: '[Software we write for you](/services/software/saas-development)',
        description: 'Repository, accounts and data are in your company’s name from the start.',
      },
    ],
    note: 'Our website plans run by the month. We stay reachable while you move a server.',
  },
};
