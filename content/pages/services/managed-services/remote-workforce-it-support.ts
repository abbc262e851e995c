import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/managed-services/remote-workforce-it-support',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'Your office is\u00a0now ==everybody’s kitchen==',
      lead: 'People work from home, from trains and from other time zones. We prepare their laptops, guard their sign-ins and help when something breaks, without anyone driving anywhere.',
      drawing: 'home-offices',
      highlights: [
        { title: 'Ready on day one', description: 'The laptop arrives set up; signing in is all that is left.' },
        { title: 'Safe outside', description: 'Encrypted disks, second factor, no open ports.' },
        { title: 'Closed on the last day', description: 'Accounts ended, device locked, data kept by you.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Begin with your next new colleague',
      service: 'IT Support',
      inquiry: 'How many people, which countries, which systems? We answer with a price per person.',
      call: 'Play through a lost laptop with us and see where the gaps are.',
      project: 'Tell us when the next person starts. We set that one up, then the others.',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'From the first box to the farewell',
      services: [
        {
          title: 'Joining',
          items: [
            'Device ordered, configured and shipped, or set up over the internet if you have it already',
            'Accounts and groups by role, from a template you approve',
            'A first call to see that camera, sound and sign-in work',
          ],
          image: 'helpdesk-laptop',
        },
        {
          title: 'Everyday help',
          items: [
            'By chat, email or phone, with screen sharing after consent',
            'Guides with pictures of your own systems',
            'Home network advice when calls stutter',
          ],
        },
        {
          title: 'Device management',
          items: [
            'Updates, encryption and firewall enforced from a distance',
            'Approved software installed without administrator rights',
            'A lost device located, locked or wiped',
          ],
          image: 'three-devices',
        },
        {
          title: 'Secure access',
          items: [
            'Internal systems reached through a VPN or an access gateway, never by an open port',
            'Two factors for all, hardware keys for those who administer',
            'Rules for private devices: what may be opened there and what may not',
          ],
        },
        {
          title: 'Leaving',
          items: [
            'Every account closed from one list, at the hour you name',
            'Email and files handed to whoever takes over',
            'A return box for the device, erased and ready for the next person',
          ],
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How we take on a scattered team',
      intro:
        'Nobody has to stop working for it: each person needs a quiet moment for the guide, on a day of their choice.',
      steps: [
        {
          icon: 'users',
          title: 'Meet the team',
          description: 'A short survey: devices, countries, tools and what drives people crazy.',
        },
        {
          icon: 'key',
          title: 'Secure sign-ins',
          description: 'Second factors and a password manager come first; they prevent the most trouble.',
        },
        {
          icon: 'laptop',
          title: 'Enroll devices',
          description: 'Each owner clicks through a short guide; we check from our side.',
        },
        {
          icon: 'chat',
          title: 'Open the desk',
          description: 'One address for help. You receive a summary of what was asked.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Remote means something else in every trade',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Engineers on three continents, customer data on none of their laptops.',
        },
        { industry: 'healthcare', description: 'Telehealth from home, on a screen the family does not share.' },
        { industry: 'retail', description: 'Area managers who live in their cars and work from tablets.' },
        { industry: 'automotive', description: 'Field assessors sending photos and estimates from the roadside.' },
        {
          industry: 'construction',
          description: 'Site managers with a phone, a tablet and a trailer for an office.',
        },
        {
          industry: 'organizations',
          description: 'Board members on private computers who need papers, not a device from you.',
        },
        {
          industry: 'manufacturing',
          description: 'Planners at home with access to the schedule, and no path to the machines.',
        },
        {
          industry: 'logistics',
          description: 'Dispatchers on the night shift working from home when the weather closes the road.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'table',
      heading: 'What we manage it with',
      rows: [
        { label: 'Devices', names: ['Fleet', 'Microsoft Intune', 'Apple Business'] },
        { label: 'Sign-in', names: ['Keycloak', 'Microsoft Entra ID', 'FIDO2 keys', 'Vaultwarden'] },
        { label: 'Access', names: ['WireGuard', 'NetBird', 'OpenVPN'] },
        { label: 'Help', names: ['Zammad', 'RustDesk', 'MeshCentral', 'Jitsi Meet'] },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'What managers of remote teams ask',
      items: [
        {
          question: 'Can you support people who use their own computer?',
          answer:
            'Yes, within limits you set. On a private device we look after the browser, the sign-in and the work profile, not the rest of the machine. Sensitive systems can be opened in a remote session instead, so that no file ever lands on the private disk.',
        },
        {
          question: 'Do you see what our staff do on their screens?',
          answer:
            'No. Device management tells us whether updates and encryption are on and which software is installed. It does not record screens, keys or places visited. A support session starts only when the person agrees, and they can end it at any moment.',
        },
        {
          question: 'At what hours can people reach you?',
          answer:
            'Our offices answer at the hours that our [contact page](/contact) names. The {plan:startup-build} plan comes with {claim:monitoring} priority tickets. If your team works in other time zones, we agree on the hours in the contract rather than promise something vague here.',
        },
        {
          question: 'What happens when a laptop is stolen?',
          answer:
            'One message to us is enough. We lock the device, end its sessions and change what it had stored. As the disk is encrypted, the thief owns hardware, not data. The person gets a replacement from your stock with the same setup, and carries on.',
        },
        {
          question: 'Can you ship devices to other countries?',
          answer:
            'Usually it is better to buy in the country where the person lives: warranty, keyboard and customs are then no issue. We order from a local supplier in your name and set the machine up over the internet. Sending one from your office works too.',
        },
        {
          question: 'How do you close access when someone leaves suddenly?',
          answer:
            'Call us. Sign-in is central, so one action blocks every new login; open sessions, and the few systems that stand outside, are on a list that we work through. You receive a confirmation with times, which helps if questions are asked later.',
        },
        {
          question: 'Will a VPN make everything slow?',
          answer:
            'Older ones did, because all traffic took a detour through the office. We send only what belongs to your internal systems through the tunnel and let video calls go direct. With WireGuard people rarely notice that it is on.',
        },
        {
          question: 'What do you charge per person?',
          answer:
            'A monthly amount for each person looked after, depending on devices and hours covered. You get the figure in the written estimate. People who join or leave change the count from the following month, and hardware is bought in your name at the supplier’s price.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Moving a whole team under one sign-in is a project with an end. Make it your first with us.',
      action: { label: 'Start a project', to: '/contact?service=IT%20Support' },
    },
  ],
};
