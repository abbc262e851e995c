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
  look: 'report',
  title: 'Last-day access list',
  shortTitle: 'Access list',
  subtitle: 'Sales role, laptop at home. Minutes count from your call.',
  blocks: [
    {
      kind: 'checks',
      caption: 'Closed with the main account',
      items: [
        { state: 'done', text: `Central sign-in, 3 groups: ${SIGN_IN}\u00a0min` },
        { state: 'done', text: `Open sessions, 2 browsers and 1 phone: ${SESSIONS}\u00a0min` },
        { state: 'done', text: `VPN key on the laptop: ${VPN}\u00a0min` },
      ],
    },
    {
      kind: 'checks',
      caption: 'Closed one by one',
      items: [
        { state: 'done', text: `Shared vault, 6 passwords changed: ${PASSWORDS}\u00a0min` },
        { state: 'done', text: `Domain registrar, second contact: ${REGISTRAR}\u00a0min` },
        { state: 'done', text: `Online store, editor login: ${SHOP}\u00a0min` },
        { state: 'done', text: `Phone extension and voicemail: ${PHONE}\u00a0min` },
      ],
    },
    {
      kind: 'checks',
      caption: 'Handed over',
      items: [
        { state: 'done', text: 'Mailbox, files and calendar, to the team lead' },
        { state: 'open', text: 'Laptop: locked, return box on its way, disk to be erased' },
        { state: 'not-needed', text: 'Hardware key: none was issued' },
      ],
    },
    { kind: 'stamp', text: `Access closed in ${PHONE} minutes`, small: 'sample last day' },
  ],
} as const satisfies Paper;
