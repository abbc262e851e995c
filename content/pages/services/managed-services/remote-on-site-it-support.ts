import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/remote-on-site-it-support',
  costs: {
    anchor: 'ask',
    price: {
      case: 'estimate',
      heading: 'Few tickets or many: two ways to pay',
      decides: [
        { title: 'Tickets', description: 'Few cost less by the hour, many by the month' },
        { title: 'Visits', description: 'You approve the travel cost first' },
        { title: 'Nights and weekends', description: 'Answered if your contract says so' },
      ],
      point: 'By the hour or by the month.',
      isMonthly: true,
    },
    text: 'After the first weeks the record shows which of the two is cheaper, and you can change.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=IT%20Support' },
    line: {
      adds: 'IT support, a\u00a0month',
      note: 'For a team of 25, by the hour.',
      parts: [
        { text: '21 hours on tickets', dollars: 1_050 },
        { text: 'One visit near an office', dollars: 160 },
        { text: 'Nights and weekends', dollars: 400, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Remote and on-site IT\u00a0support',
      lead: 'One desk for screens, printers, phones, the network and the program that won’t start. We fix it by phone when we can. When hands are needed, we come to offices around {city:us} and {city:cm}; farther away, by arrangement.',
      drawing: 'toolbox',
      highlights: [
        { title: 'One desk to call', description: 'For any device, whichever vendor is to blame.' },
        { title: 'A ticket for each problem', description: 'With a name, a status and your OK that it’s fixed.' },
        {
          title: 'One visit, several fixes',
          description: 'Around {city:us} and {city:cm}, small jobs are done on the same trip.',
        },
      ],
      paper: {
        sample: 'support-ticket',
        title: 'Ticket: blank pages',
        lines: [
          { at: 'You call. The desk writes the ticket while you talk.', name: 'You call' },
          {
            at: 'Jobs now go to the back-office printer. We agree on a visit after lunch.',
            name: 'You can print again',
          },
        ],
        total: { name: 'Call to workaround', at: 'Until you could print' },
        note: 'By phone first, then on site. [Read the ticket](/services/managed-services/remote-on-site-it-support#ticket)',
      },
    },
    {
      kind: 'paper',
      staging: 'sheet',
      edge: 'perforated',
      anchor: 'ticket',
      heading: 'The ticket, from the call to the fix',
      intro: 'You can follow it while we work: each step with its time, and how long it took.',
      paper: 'support-ticket',
    },
    {
      kind: 'comparison',
      heading: 'What our support desk does for you',
      columns: ['Area', 'Our part', 'By phone and screen', 'At your office'],
      rows: [
        {
          title: 'Accounts and software',
          description: 'Passwords, email, updates and the program that worked yesterday',
          marks: [true, false],
        },
        {
          title: 'Printers, phones, registers',
          description: 'Set up, updated and labeled with the number to call; toner ordered before it runs out',
          marks: [true, true],
        },
        {
          title: 'Network and Wi-Fi',
          description: 'Coverage measured in the rooms where people work; the connection monitored {claim:monitoring}',
          marks: [true, true],
        },
        {
          title: 'New desks and moves',
          description: 'Cables, switches, screens and meeting rooms, ready on the first working day',
          marks: [false, true],
        },
        {
          title: 'Vendors',
          description: 'We call your internet, phone and software companies and stay on hold for you',
          marks: [true, false],
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'IT support in your industry',
      notes: [
        {
          industry: 'retail',
          breaks: 'A card terminal loses the network in the lunch rush.',
          ready: 'A second network for the terminals that takes over by itself.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The meeting-room screen finds no laptop just before the demo.',
          ready: 'A tested cable on the table and a spare adapter in the drawer.',
        },
        {
          industry: 'healthcare',
          breaks: 'The front-desk printer stops in front of a full waiting room.',
          ready: 'A second printer on the same queue, so the next page goes there.',
        },
        {
          industry: 'automotive',
          breaks: 'Wi-Fi drops out between metal shelves, lifts and cars.',
          ready: 'We walk the shop with a meter and put access points where the signal drops.',
        },
        {
          industry: 'construction',
          breaks: 'The crew arrives, and the jobsite trailer has no internet.',
          ready: 'A mobile router and a printer, configured before they go to the site.',
        },
        {
          industry: 'organizations',
          breaks: 'Members online can’t hear the general meeting.',
          ready: 'A sound check the day before, and an engineer on the call.',
        },
        {
          industry: 'manufacturing',
          breaks: 'A panel PC on the line fails between two shifts.',
          ready: 'A copy of its disk, so that the replacement starts the same way.',
        },
        {
          industry: 'logistics',
          breaks: 'Scanners and label printers quit in the cold warehouse.',
          ready: 'Spares of yours kept charged in the warm office, paired in advance.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How we handle a problem',
      steps: [
        {
          icon: 'phone',
          title: 'You report',
          description: 'By phone, email or chat, in your words. You get a ticket number and a name.',
        },
        {
          icon: 'laptop',
          title: 'We look',
          description: 'Remotely at first. Many problems end here, while you’re still on the phone.',
        },
        {
          icon: 'wrench',
          title: 'We come',
          description: 'If hands are needed, we agree on a time and bring the parts.',
        },
        {
          icon: 'check',
          title: 'You close',
          description: 'The ticket ends when you say it works. If it comes back, we look for the cause.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Equipment we support',
      rows: [
        { label: 'Desks', names: ['Windows', 'macOS', 'Ubuntu', 'ChromeOS'] },
        { label: 'Network', names: ['OPNsense', 'MikroTik', 'UniFi', 'Cisco', 'Aruba'] },
        { label: 'Voice', names: ['Asterisk', '3CX', 'SIP phones', 'Teams Rooms'] },
        { label: 'Help desk', names: ['Zammad', 'GLPI', 'MeshCentral', 'Snipe-IT'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about IT support',
      items: [
        {
          question: 'Where do you come on site?',
          answer:
            'Around our offices in {city:us} and {city:cm}. Elsewhere we work remotely and arrange visits case by case; you approve the travel cost first. On the free {claim:consultation} call we’ll tell you which applies to you.',
        },
        {
          question: 'How fast do you respond?',
          answer:
            'Your estimate states a response time for each kind of problem, so you see it before you sign. Outages come first: an office that can’t work goes ahead of one slow laptop. We answer in office hours; on nights and weekends only if your contract says so, or your startup plan has priority tickets.',
        },
        {
          question: 'Can you work alongside our own IT person?',
          answer:
            'Yes. Many companies have one good person who is drowning in small requests. We take the desk, vacations and sick days, and leave the decisions with the one who knows the company. You both see the same tickets, so nothing is done twice.',
        },
        {
          question: 'Is there a minimum number of employees?',
          answer:
            'No. A small office with few tickets is better off paying by the hour; above a certain number, a monthly amount is cheaper.',
        },
        {
          question: 'Who decides when something has to be bought?',
          answer:
            'You. We recommend a device with a reason and a price, and place the order after your approval, in your name. There is no obligation to buy hardware from us, and nothing is replaced just because there’s a newer model.',
        },
        {
          question: 'Can you log in to our computers without our knowing?',
          answer:
            'Not to a workstation: the user sees a prompt, agrees and can stop the session. Servers and network devices are administered without a prompt, but with personal accounts and a log. You decide which of our people may do it.',
        },
        {
          question: 'Can you organize an office move?',
          answer:
            'Yes, as a project with a plan: internet ordered early, network designed, cabinets labeled, equipment moved in an order that lets a few people work early. On the first day an engineer is on call for you.',
        },
        {
          question: 'What if the problem lies with our internet provider?',
          answer:
            'We call them, with measurements at hand, and stay on it until the connection is back. All you hear is the result. For offices that can’t be offline we suggest a second connection that takes over by itself, and we’ll test the switch with you.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A move, a new network or a meeting room makes a good first project. Tell us the date.',
      stubs: {
        service: 'IT Support',
        inquiry: 'Describe the office, the number of people and the problem that keeps coming back.',
        call: 'Show us around the office on a video call, and we’ll tell you what we’d fix first.',
        project: 'A move, a new floor, a new network: tell us the date it must work.',
      },
    },
  ],
};
