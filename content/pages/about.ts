import { safeHands } from '../safe-hands';
import type { PageInput } from '../schema/page';

export const page: PageInput = {
  path: '/about',
  sections: [
    {
      kind: 'page-hero',
      ground: 'night',
      heading: 'Our story: ==it started with a tech bill==',
      lead: '{site:name} is a technology company in {city:us} and {city:cm}. We build software, run it, and look for ways to lower your costs.',
      drawing: 'two-offices',
      highlights: [
        { title: 'Offices in two countries', description: '{city:us} in the USA and {city:cm} in Cameroon.' },
        { title: 'Products of our own', description: 'We use the software we write.' },
        { title: 'For small and large companies', description: 'Startups to enterprises.' },
      ],
      paper: {
        sample: 'bill-check',
        lines: [{ at: 'Board-style work' }, { at: 'Wiki' }, { at: 'Cloud server' }],
        total: { name: 'Off the bill', at: 'Off this bill, a month' },
        note: 'What we read first: your bill. [The whole check, with the reasons](/about#bill-check)',
      },
    },
    {
      kind: 'statement',
      anchor: 'story',
      tone: 'paper',
      heading: 'How {site:name} started',
      paragraphs: [
        'An engineer read a small company’s technology bill line by line.',
        'The bill listed subscriptions priced per person, several of them for the same job, and servers that no one was responsible for. Nothing was broken, so no one had looked, and the bill grew with every hire.',
        'The engineer canceled unused subscriptions, moved the useful tools to open source, put the rest on servers of the right size and documented everything.',
        'That engineer turned the work into a company, on one condition: we have to earn our place on a client’s bill. One office serves a market that buys software freely; in the other’s, every dollar counts.',
        'Since then we have added what clients asked for next: websites, applications, mobile apps and a [support desk](/about/contact/support). We still begin with one question: what do you pay for now?',
      ],
    },
    safeHands,
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'How we are different',
      cards: [
        {
          icon: 'receipt',
          title: 'The cheapest fix first',
          description:
            'If changing a setting or canceling a subscription solves the problem, that is what we recommend: see the [bill check](/about#bill-check).',
        },
        {
          icon: 'users',
          title: 'One team builds and runs',
          description: 'Our programmers know the server and our administrators know the code.',
        },
        {
          icon: 'package',
          title: 'Open source first',
          description: 'Without a fee per person, a tool costs 49 people what it costs ten, and your data stays yours.',
        },
        {
          icon: 'file-text',
          title: 'Everything in writing',
          description:
            'Estimates, decisions and access rights are in documents that belong to you, such as this [estimate](/about#estimate).',
        },
        {
          icon: 'globe',
          title: 'Built for slow connections',
          description: 'In {city:cm} we learned to build sites and apps that load on a weak network.',
        },
      ],
    },
    {
      kind: 'papers',
      anchor: 'papers',
      heading: 'Documents you get',
      intro: 'All of these are stamped “Sample”: the layout and the list prices are real, the work is invented.',
      papers: ['estimate', 'server-page', 'restore-drill', 'bill-check'],
    },
    {
      kind: 'feature',
      heading: 'Our own products',
      intro: 'We try new ideas on products of our own before we recommend them to you.',
      drawing: 'buzme',
      imageSide: 'left',
      items: [
        {
          icon: 'chat',
          title: 'Buzme',
          description: 'Messaging that stays inside the company. [See Buzme](/about/projects/buzme).',
        },
        {
          icon: 'list-checks',
          title: 'Buzsmart',
          description: 'The day’s work on one page. [See Buzsmart](/about/projects/buzsmart).',
        },
        {
          icon: 'folder',
          title: 'Buzstorage',
          description:
            'Company files, and control over who can open them. [See Buzstorage](/about/projects/buzstorage).',
        },
      ],
      actions: [{ label: 'See what we build for others', to: '/about/portfolio' }],
    },
    {
      kind: 'testimonials',
      heading: 'Testimonials',
      intro: 'We wrote these three ourselves, as examples. Clients’ own words will replace them.',
    },
    {
      kind: 'coupon',
      description: 'Tell us what you pay for now and what you need. Your estimate includes the discount.',
      action: { label: 'Start a project', to: '/contact' },
    },
  ],
};
