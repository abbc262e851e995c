import type { Answer } from './answers';

const EXPECT = 'the section lists what a client can expect; "What to expect" is what buyers call it';
const CHOICE = 'the items are the whole list, not three by habit';
const PLAIN = 'one plain statement: the second part belongs to the first';

/** Findings of `npm run check:words` that stay, each with its reason. */
export const knownFindings: readonly Answer[] = [
  { rule: 'two beats', place: '/', reason: PLAIN },
  { rule: 'two beats', place: '/about/portfolio', reason: 'a list of the kinds of work' },
  { rule: 'two beats', place: '/services/startups/opensource-tech', reason: PLAIN },
  {
    rule: 'two beats',
    place: '/services/startups/poc-mvp-development',
    reason: 'a list of three documents to choose from',
  },
  { rule: 'two beats', place: '/startup-services', reason: PLAIN },
  { rule: 'count', place: '/', reason: '"One team in two offices" says where we are' },
  { rule: 'count', place: '/about', reason: '"Offices in two countries" says where we are' },
  { rule: 'count', place: '/cms-wordpress-development', reason: 'the specification has four project sizes' },
  { rule: 'count', place: '/dohtech-startup-launchpad', reason: 'the specification has four plans' },
  { rule: 'what', place: '/', reason: EXPECT },
  { rule: 'what', place: '/cms-wordpress-development', reason: EXPECT },
  { rule: 'what', place: '/it-training', reason: EXPECT },
  { rule: 'what', place: '/managed-services', reason: EXPECT },
  { rule: 'what', place: '/software-development', reason: EXPECT },
  { rule: 'what', place: '/startup-services', reason: EXPECT },
  {
    rule: 'triad',
    place: '/',
    reason: 'our services and clients, and the rhythms of the plans, as the specification lists them',
  },
  { rule: 'triad', place: '/about/portfolio', reason: CHOICE },
  { rule: 'triad', place: '/platforms', reason: 'the three columns of the list' },
  { rule: 'triad', place: '/services/startups/opensource-tech', reason: CHOICE },
  { rule: 'triad', place: '/services/startups/operational-tech', reason: 'the columns of the paper' },
  { rule: 'triad', place: '/services/startups/poc-mvp-development', reason: CHOICE },
  { rule: 'triad', place: '/software-development', reason: '"with or without" is one choice' },
  { rule: 'triad', place: '/startup-services', reason: '"with and without us" is one comparison' },
  { rule: 'many triads', place: '/managed-services', reason: 'lists of what a service covers, as long as they are' },
  { rule: 'opening', place: '"servers and …"', reason: 'parts of services, and the menu group of a technology' },
  { rule: 'opening', place: '"managed it …"', reason: 'the name of the service' },
  { rule: 'opening', place: '"one team …"', reason: 'the claim of the specification, each in its own section' },
  { rule: 'opening', place: '"the first …"', reason: 'the first month and the free first hour' },
  { rule: 'opening', place: '"how we …"', reason: 'headings of steps: they say what follows' },
  { rule: 'opening', place: '"tell us …"', reason: 'the call above a form' },
  { rule: 'opening', place: '"questions about …"', reason: 'each list of questions names its subject' },
  { rule: 'opening', place: '"monitored 24/7 …"', reason: 'the claim of the specification, on plans and services' },
  { rule: 'opening', place: '"a plan …"', reason: 'names of things that clients get' },
  { rule: 'opening', place: '"build the …"', reason: 'steps of a process' },
];
