import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/managed-services/remote-workforce-it-support',
  costs: {
    anchor: 'ask',
    price: {
      case: 'estimate',
      heading: 'People, devices and hours set the price',
      decides: [
        { title: 'People', description: 'Counted every month' },
        { title: 'Devices', description: 'The computers and phones we look after' },
        { title: 'Hours', description: 'In your people’s time zones' },
      ],
      point: 'The rate per person is in your estimate.',
      isMonthly: true,
    },
    text: 'Hardware is bought in your name, at the vendor’s price.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=IT%20Support' },
    line: {
      adds: 'Remote IT support, a\u00a0month',
      note: 'For a team of 20, per person, with their laptops. Without laptops, see the [support desk](/services/managed-services/remote-on-site-it-support#ask).',
      parts: [
        { text: 'Help for 20 people', dollars: 760 },
        { text: 'Laptops sent, locked and returned', dollars: 240 },
        { text: 'Evenings, in a second time zone', dollars: 300, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Remote workforce ==IT\u00a0support==',
      lead: 'IT support for remote teams, wherever they work. We prepare the laptops, protect the sign-ins and help when something breaks, without anyone driving anywhere.',
      drawing: 'home-offices',
      highlights: [
        { title: 'Ready on day one', description: 'The laptop arrives set up; signing in is all that is left.' },
        { title: 'Safe outside the office', description: 'Encrypted disks, second factor, no open ports.' },
        { title: 'Closed on the last day', description: 'Accounts closed, device locked, your data still yours.' },
      ],
      paper: {
        sample: 'access-list',
        title: 'A last day, minute by minute',
        lines: [
          { at: 'Central sign-in, 3 groups: 1\u00a0min', name: 'Sign-in closed' },
          { at: 'Shared vault, 6 passwords changed: 12\u00a0min', name: 'Shared passwords' },
        ],
        total: { name: 'All access closed', stamp: true },
        figure: { words: 'to close the main account, in this sample', at: 'Central sign-in, 3 groups: 1\u00a0min' },
        note: 'Minutes count from your call. [See the whole list](/services/managed-services/remote-workforce-it-support#access-list)',
      },
    },
    {
      kind: 'paper',
      staging: 'strip',
      anchor: 'access-list',
      heading: 'What we close on someone’s last day',
      intro: 'When someone leaves, we work through one list and send it to you with the minutes each step took.',
      paper: 'access-list',
    },
    {
      kind: 'cards',
      layout: 'ledger',
      heading: 'From first day to last',
      cards: [
        {
          icon: 'package',
          title: 'Joining',
          description:
            'The device is shipped ready, or set up over the internet if you have it already. Accounts follow a template for the role.',
        },
        {
          icon: 'lifebuoy',
          title: 'Everyday help',
          description: 'By chat, email or phone, with advice on the home network when calls stutter.',
        },
        {
          icon: 'laptop',
          title: 'Device management',
          description: 'Updates, encryption and firewall enforced remotely, approved software without admin rights.',
        },
        {
          icon: 'lock',
          title: 'Secure access',
          description: 'Internal systems behind a VPN or a gateway, with two factors for everyone.',
        },
        {
          icon: 'shield',
          title: 'Lost and private devices',
          description: 'A lost laptop is located, locked or wiped. Private ones open only what your rules allow.',
        },
        {
          icon: 'house',
          title: 'Leaving',
          description: 'Accounts closed from one list at the time you set, and a return box for the device.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Remote work in your industry',
      notes: [
        {
          industry: 'organizations',
          breaks: 'Board documents go to private mailboxes.',
          ready: 'A board folder that opens in the browser on any computer.',
        },
        {
          industry: 'tech-startups',
          breaks: 'An engineer’s laptop is stolen at an airport.',
          ready: 'Encrypted disks and remote wipe, with customer data on no laptop.',
        },
        {
          industry: 'healthcare',
          breaks: 'A telehealth visit runs on a computer the family shares.',
          ready: 'A separate device or work profile for each clinician.',
        },
        {
          industry: 'retail',
          breaks: 'An area manager’s tablet will not sign in at the store.',
          ready: 'A second factor that works offline.',
        },
        {
          industry: 'automotive',
          breaks: 'Roadside photos don’t reach the estimate.',
          ready: 'Tablets that keep the photos and send them when there is a signal.',
        },
        {
          industry: 'construction',
          breaks: 'A site manager drops the phone that approves sign-ins.',
          ready: 'A backup key for the trailer, and a way to enroll a new phone there.',
        },
        {
          industry: 'manufacturing',
          breaks: 'A planner at home needs the schedule and gets the whole network.',
          ready: 'Access to the schedule alone, with no path to the machines.',
        },
        {
          industry: 'logistics',
          breaks: 'Snow closes the road before the night dispatcher gets in.',
          ready: 'Phone and dispatch screen set up at home, and tested once.',
        },
      ],
    },
    {
      kind: 'process',
      layout: 'night',
      heading: 'How we start with your team',
      intro: 'Your people keep working. Each one needs a quiet moment for the guide, on a day they choose.',
      steps: [
        {
          icon: 'users',
          title: 'Meet the team',
          description: 'A short survey of devices, countries, tools and daily annoyances.',
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
          title: 'Start helping',
          description: 'One email address for help, and a summary for you of what was asked.',
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Tools for remote devices and access',
      rows: [
        { label: 'Devices', names: ['Fleet', 'Microsoft Intune', 'Apple Business'] },
        { label: 'Sign-in', names: ['Keycloak', 'Microsoft Entra ID', 'FIDO2 keys', 'Vaultwarden'] },
        { label: 'Access', names: ['WireGuard', 'NetBird', 'OpenVPN'] },
        { label: 'Help', names: ['Zammad', 'RustDesk', 'MeshCentral', 'Jitsi Meet'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'Remote IT support questions',
      items: [
        {
          question: 'Can you support people who use their own computer?',
          answer:
            'Yes, within limits you set. On a private device we manage the browser, the sign-in and the work profile, not the rest of the machine. Sensitive systems can be opened in a remote session instead, so that no file ever lands on the private disk.',
        },
        {
          question: 'Do you see what our staff do on their screens?',
          answer:
            'No. Device management tells us whether updates and encryption are on and which software is installed. It doesn’t record screens, keystrokes or movements; only a device reported as lost is located. A support session starts only when the person agrees, and they can end it at any moment.',
        },
        {
          question: 'At what hours can people reach you?',
          answer:
            'In the office hours on our [contact page](/contact), in the local time of each office. The {plan:startup-build} plan comes with {claim:monitoring} priority tickets. If your team works in other time zones, we’ll agree on hours for them in the contract.',
        },
        {
          question: 'What happens when a laptop is stolen?',
          answer:
            'In office hours one message to us is enough; nights and weekends are covered if your contract says so. We lock the device, end its sessions and change the passwords stored on it. The disk is encrypted, so your data stays unreadable. The person gets a replacement from your stock with the same setup.',
        },
        {
          question: 'Can you ship devices to other countries?',
          answer:
            'Yes, but it is usually better to buy in the country where the person lives: then warranty, keyboard and customs are no problem. We order from a local store in your name and set the machine up over the internet.',
        },
        {
          question: 'How do you close access when someone leaves suddenly?',
          answer:
            'You call, and one action blocks every new login, because sign-in is central. Open sessions and the few systems outside it are on a list that we work through. You receive that list with the times.',
        },
        {
          question: 'Will a VPN make everything slow?',
          answer:
            'No. Older ones did, because all traffic took a detour through the office. We send only what belongs to your internal systems through the tunnel and let video calls go direct. With WireGuard people rarely notice that it is on.',
        },
        {
          question: 'What do you charge per person?',
          answer:
            'There is a rate per person here, because each person has a device and accounts to support. The rate depends on devices and hours and is in your estimate. People who join or leave change the count the following month.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Moving a whole team to one sign-in has a clear end, so it can be your first project with us.',
      stubs: {
        service: 'IT Support',
        inquiry: 'How many people, which countries, which systems? We’ll reply with a price per person.',
        call: 'Walk through a lost laptop with us and find your gaps.',
        project: 'Tell us when the next person starts. We’ll set up that laptop first, then the others.',
      },
    },
  ],
};
