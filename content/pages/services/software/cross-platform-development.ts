import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/cross-platform-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'paper',
      heading: 'Write it once, ship it to ==three screens==',
      lead: 'One codebase for iPhone, Android and the browser. Your team decides on a feature once, pays for it once, and every customer gets it on the same day.',
      drawing: 'three-devices',
      highlights: [
        { title: 'One list of work', description: 'A fix on the phone is a fix in the browser.' },
        { title: 'Native where it shows', description: 'Camera, maps and gestures use the system’s own parts.' },
        { title: 'A team of two can keep it', description: 'One language to hire for instead of three.' },
      ],
    },
    {
      kind: 'statement',
      tone: 'mist',
      heading: 'When sharing code saves money, and when it does not',
      paragraphs: [
        'Shared code pays for apps made of lists, forms, accounts, maps and payments, which is most business apps. Design, logic, tests and bug fixes are done once.',
        'It costs more than it saves for games, heavy video, augmented reality or anything that lives at the edge of what a phone can do. For those we recommend [native apps](/services/software/mobile-development), and you hear it on the first call.',
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'One project, from shared core to three releases',
      services: [
        {
          title: 'The right framework for your team',
          image: 'open-source-stack',
          items: [
            'React Native if you have web developers, Flutter if the design is very much your own',
            'A web app that can be installed, where stores add nothing',
            'The decision written down with its price, so it is not reopened every quarter',
          ],
        },
        {
          title: 'A shared core',
          items: [
            'Rules, calculations and data access kept apart from screens',
            'Tested once, without a phone attached',
            'Ready to serve a fourth screen, say a kiosk, later on',
          ],
        },
        {
          title: 'Screens that belong on their device',
          image: 'phone-app',
          items: [
            'Back gestures, keyboards and date pickers as each system has them',
            'Layouts for a phone in one hand and a wide browser window',
            'Right-to-left scripts and several languages prepared from the start',
          ],
        },
        {
          title: 'Releases in step',
          image: 'launch-ticket',
          items: [
            'One build line that produces all the versions',
            'Store submissions and the web deployment planned as one date',
            'Small corrections delivered without waiting, where store rules allow it',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'marquee',
      heading: 'Frameworks we choose between',
      rows: [
        { label: 'Apps', names: ['React Native', 'Expo', 'Flutter', 'Dart', 'Kotlin Multiplatform'] },
        { label: 'Web', names: ['React', 'Vite', 'progressive web apps', 'service workers'] },
        { label: 'Desktop', names: ['Tauri', 'Electron'] },
        { label: 'Shared', names: ['TypeScript', 'GraphQL', 'SQLite', 'Storybook'] },
      ],
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect from one team on three platforms',
      steps: [
        {
          icon: 'search',
          title: 'Feature-by-feature check',
          description: 'We mark what can be shared, what needs a native part and what that part costs.',
        },
        {
          icon: 'layers',
          title: 'A thin version on every screen',
          description: 'Sign in, see one list, save one change: proven on all devices before the rest is built.',
        },
        {
          icon: 'list-checks',
          title: 'Features in your order',
          description: 'Each arrives on phone and web together, to be tried by the same test group.',
        },
        {
          icon: 'package',
          title: 'A joint release',
          description: 'Stores and website go live as one, with the build scripts handed to you.',
        },
      ],
    },
    {
      kind: 'calls',
      layout: 'tickets',
      heading: 'Find out if your app can share its code',
      service: 'Software Development',
      inquiry: 'Send the list of features. We mark each as shared, partly shared or native.',
      call: 'Bring both store links if you run two apps today. We look at what merging them would take.',
      project: 'Screens are designed? Then a thin version for three devices can be estimated at once.',
    },
    {
      kind: 'industries',
      layout: 'ledger',
      heading: 'Who uses which screen',
      notes: [
        {
          industry: 'tech-startups',
          description: 'Investors open it on an iPhone, users on Android, support in a browser tab.',
        },
        {
          industry: 'healthcare',
          description: 'Patients book by phone; the front desk sees the same calendar on a wide screen.',
        },
        { industry: 'retail', description: 'The shop floor scans on a handheld while the buyer orders from a laptop.' },
        {
          industry: 'automotive',
          description: 'Sales on a tablet beside the car, workshop planning on a wall display.',
        },
        {
          industry: 'construction',
          description: 'Foremen with rugged phones, estimators with two monitors, one set of quantities.',
        },
        {
          industry: 'organizations',
          description: 'Members bring whatever device they own; the office cannot dictate it.',
        },
        {
          industry: 'manufacturing',
          description: 'Terminals at the line, phones for maintenance, a browser for the planners.',
        },
        {
          industry: 'logistics',
          description: 'Drivers, dispatchers and customers look at one shipment from three devices.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'columns',
      heading: 'Sharing code, without the sales talk',
      items: [
        {
          question: 'How much cheaper is it than two native apps?',
          answer:
            'You pay once for logic, testing and most screens, and again for every native part. The more lists and forms, the larger the gain; the more hardware, the smaller. We do not quote a flat percentage. The feature check gives you both totals for your own list, side by side.',
        },
        {
          question: 'Will users notice it is not native?',
          answer:
            'They notice slow lists, wrong gestures and keyboards that cover the field. Those come from careless work more than from the framework. We use the system’s own controls where fingers expect them and try scrolling and start-up on a cheap phone, since that is where impatience begins.',
        },
        {
          question: 'React Native or Flutter?',
          answer:
            'React Native suits teams that already write React for the web, since people and parts can be shared. Flutter draws everything itself, which helps when brand and animation matter and looks must be identical everywhere. Both are open source. We recommend one in writing and name what you give up.',
        },
        {
          question: 'Can our website share code with the app?',
          answer:
            'The customer area of a website can: accounts, orders, bookings. Public pages that must be found by search engines are better served as plain, fast pages. A common arrangement is one core, one app, one logged-in web client, and a separate marketing site.',
        },
        {
          question: 'We have two native apps. Is merging them worth it?',
          answer:
            'If both are healthy and change little, leave them alone. If each feature is built twice, arrives on different dates and needs two specialists, merging usually pays back. It can be done screen by screen inside the existing apps, so users never face a sudden replacement.',
        },
        {
          question: 'What if the framework is abandoned one day?',
          answer:
            'The large ones are open source with wide use, so an end would be slow and public. We still keep your rules and data access in modules that do not depend on it. Replacing the screens would be work; losing the product would not be part of it.',
        },
        {
          question: 'Can updates skip the stores?',
          answer:
            'Partly. Stores allow corrections to scripts and content to be delivered directly, but new native parts and changes of purpose must be reviewed. We set up both routes, and keep a record of which version each user group runs, so support knows what a caller sees.',
        },
        {
          question: 'How large a team do we need to maintain it?',
          answer:
            'One developer who knows the framework can keep a modest app in shape, with a second for reviews and vacations. That second person can be ours. You get a list of recurring chores, such as store requirements and library updates, with the season in which each falls due.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'Three screens, one project, one discount. Send the feature list and see what remains to pay.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
