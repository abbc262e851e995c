import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/remote-on-site-it-support',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Call first. ==If\u00a0that\u00a0fails, we\u00a0come.==',
      lead: 'One support desk for screens, printers, phones, Wi-Fi and the program that will not start. Most faults end on the phone; for cables, switches and stubborn hardware there are hands.',
      drawing: 'toolbox',
      highlights: [
        { title: 'One desk to call', description: 'No matter whose device it is or which supplier is to blame.' },
        { title: 'A ticket for each fault', description: 'With an owner, a state and a last word from you.' },
        { title: 'Visits with a list', description: 'Small jobs are collected, so that a trip fixes several.' },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'What the desk takes care of',
      services: [
        {
          title: 'Remote first aid',
          items: [
            'Screen sharing with the user’s consent',
            'Passwords, email, printers, software, and the thing that worked yesterday',
            'What solved it is noted, so that the next time is shorter',
          ],
          image: 'support-desk',
        },
        {
          title: 'Work on site',
          items: [
            'New desks, cables, switches, access points, screens and meeting rooms',
            'Hardware faults that cannot be seen from a distance',
            'Moves between floors or buildings, planned back from the first working day',
          ],
          image: 'workbench',
        },
        {
          title: 'Network and Wi-Fi',
          items: [
            'Coverage measured in the rooms where people work',
            'Guests, registers and machines in networks of their own',
            'The line watched {claim:monitoring}, with the provider called by us',
          ],
        },
        {
          title: 'Printers, phones and registers',
          items: [
            'Set up, updated and labeled with the number to call',
            'Toner and spare parts ordered before they run out',
            'Talks with the maker or the leasing company on your behalf',
          ],
        },
        {
          title: 'Suppliers',
          items: [
            'Internet, telephone and software vendors in one contact list',
            'We stay on hold for you, and stay on the case',
            'Contracts and end dates in the calendar',
          ],
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'What is broken right now?',
      service: 'IT Support',
      inquiry: 'Describe the office, the number of people and the fault that keeps returning.',
      call: 'Take us on a tour by camera; you will hear what we would fix first.',
      project: 'A move, a new floor, a new network: tell us the date it must work.',
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Where the call comes from',
      notes: [
        { industry: 'tech-startups', description: 'A meeting room in which the demo must start on the first try.' },
        { industry: 'healthcare', description: 'A reception printer with a waiting room in front of it.' },
        {
          industry: 'retail',
          description: 'A register on a Saturday. A spare in the closet, set up by us, takes over.',
        },
        { industry: 'automotive', description: 'Wi-Fi between metal shelves, lifts and cars, where signals get lost.' },
        {
          industry: 'construction',
          description: 'A jobsite trailer that needs internet, a printer and a lock by next week.',
        },
        {
          industry: 'organizations',
          description: 'A hybrid general meeting, with sound that carries to the last row and the last screen.',
        },
        { industry: 'manufacturing', description: 'A panel PC on the line that has to be swapped between two shifts.' },
        { industry: 'logistics', description: 'Scanners and label printers in a cold hall, handled with gloves.' },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What happens to a ticket',
      steps: [
        {
          icon: 'phone',
          title: 'You report',
          description: 'By phone, email or chat, in your words. You get a ticket number and a name.',
        },
        {
          icon: 'laptop',
          title: 'We look',
          description: 'Remotely at first. Many faults end here, while you are still on the line.',
        },
        {
          icon: 'wrench',
          title: 'We come',
          description: 'If hands are needed, an appointment is made and the parts travel along.',
        },
        {
          icon: 'check',
          title: 'You close',
          description: 'The ticket ends when you say it works. Repeats are traced to their cause.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Equipment we know by heart',
      rows: [
        { label: 'Desks', names: ['Windows', 'macOS', 'Ubuntu', 'ChromeOS'] },
        { label: 'Network', names: ['OPNsense', 'MikroTik', 'UniFi', 'Cisco', 'Aruba'] },
        { label: 'Voice', names: ['Asterisk', '3CX', 'SIP phones', 'Teams Rooms'] },
        { label: 'Help desk', names: ['Zammad', 'GLPI', 'MeshCentral', 'Snipe-IT'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'What offices ask before they sign',
      items: [
        {
          question: 'Where do you come on site?',
          answer:
            'Around our offices in {city:us} and {city:cm}. Elsewhere we arrange visits with you case by case, or guide a local technician through the job by video. In the free call we tell you plainly which of these applies to your address.',
        },
        {
          question: 'How fast do you react?',
          answer:
            'That is agreed in your contract, by kind of fault: an office that cannot work is treated differently from a mouse that squeaks. We would rather write down a time that we keep than advertise one here. The ticket system shows whether we kept it.',
        },
        {
          question: 'Can you work alongside our own IT person?',
          answer:
            'Gladly. Many companies have one good person who drowns in small requests. We take the desk, vacations and sick days, and leave the decisions with the one who knows the company. Both see the same tickets, so nothing is done twice.',
        },
        {
          question: 'Is there a minimum number of employees?',
          answer:
            'No. A small office with few tickets is better off paying by the hour; above a certain number, a monthly amount is cheaper. After the first weeks the record shows which of the two fits, and you can change.',
        },
        {
          question: 'Who decides when something has to be bought?',
          answer:
            'You. We recommend a device with a reason and a price, and place the order after your approval, in your name. There is no obligation to buy hardware from us, and nothing is swapped merely because a newer model has appeared.',
        },
        {
          question: 'Does remote support mean you can log in unnoticed?',
          answer:
            'Not on a workstation: the user sees a prompt, agrees and can stop the session. Servers and network devices are administered without a prompt, but with personal accounts and a log. You decide which of our people may do it.',
        },
        {
          question: 'Can you organize an office move?',
          answer:
            'Yes, as a project with a plan: line ordered early, network drawn, cabinets labeled, equipment moved in an order that lets a few people work early. The day after, somebody stays within reach for the odd dead outlet.',
        },
        {
          question: 'What if the problem lies with our internet provider?',
          answer:
            'Then we call them, with measurements at hand, and stay on it until the line is back. You only hear the result. For offices that cannot be offline we suggest a second connection that takes over by itself, and test the changeover with you.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Have a move, a new network or a meeting room coming up? Start with that.',
      action: { label: 'Start a project', to: '/contact?service=IT%20Support' },
    },
  ],
};
