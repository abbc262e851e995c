import type { Paper } from '../../schema/paper';

/** Minutes after the call at which each access ended. */
const SIGN_IN = 1;
const SESSIONS = 2;
const VPN = 5;
const PASSWORDS = 12;
const REGISTRAR = 16;
const SHOP = 19;
const PHONE = 23;

export const accessList = {
  id: 'access-list',
  title: 'Last-day access list',
  shortTitle: 'Access list',
  subtitle: 'Sales role, laptop at home. Minutes count from your call.',
  blocks: [
    {
      kind: 'checks',
      when: `Within ${VPN} minutes of your call`,
      caption: 'Closed with the main account',
      items: [
        { state: 'done', text: `Central sign-in, 3 groups: ${SIGN_IN}\u00a0min` },
        { state: 'done', text: `Open sessions, 2 browsers and 1 phone: ${SESSIONS}\u00a0min` },
        { state: 'done', text: `VPN key on the laptop: ${VPN}\u00a0min` },
        { state: 'done', text: 'Mailbox, files and calendar, to the team lead' },
        { state: 'not-needed', text: 'Hardware key: none was issued' },
      ],
    },
    {
      kind: 'checks',
      when: `Within ${PHONE} minutes`,
      caption: 'Closed one by one',
      items: [
        { state: 'done', text: `Shared vault, 6 passwords changed: ${PASSWORDS}\u00a0min` },
        { state: 'done', text: `Domain registrar, second contact: ${REGISTRAR}\u00a0min` },
        { state: 'done', text: `Online store, editor login: ${SHOP}\u00a0min` },
        { state: 'done', text: `Phone extension and voicemail: ${PHONE}\u00a0min` },
      ],
    },
    { kind: 'stamp', text: `Access closed in ${PHONE} min`, small: 'sample last day' },
    {
      kind: 'checks',
      when: 'When the box is back',
      caption: 'Still open',
      items: [
        { state: 'open', text: 'Laptop: locked, return box on its way' },
        { state: 'open', text: 'Its disk, to be erased' },
      ],
    },
  ],
} as const satisfies Paper;
