import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/cross-platform-development',
  costs: {
    price: {
      case: 'estimate',
      heading: 'What is shared is paid once',
      decides: [
        { title: 'Logic and tests', description: 'Paid once' },
        { title: 'Shared screens', description: 'Paid once, for every device' },
        { title: 'Native parts', description: 'Paid again for each system' },
      ],
      point: 'You get both totals side by side.',
    },
    text: 'One is for shared code, the other for two native apps.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your app',
      note: 'One app for three devices.',
      parts: [
        { text: 'Rules, screens and accounts, once', dollars: 21_000 },
        { text: 'Camera, push and payment, all systems', dollars: 6_400 },
        { text: 'Receipt scanner, three times', dollars: 5_100, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Cross-platform app development',
      lead: 'One codebase for iPhone, Android and the browser. You decide on a feature once, pay once for most of it, and every customer gets it on the same day.',
      drawing: 'three-devices',
      highlights: [
        { title: 'One list of work', description: 'A fix on the phone is a fix in the browser.' },
        { title: 'Native where it shows', description: 'Camera and maps use the system’s own parts.' },
        { title: 'A small team can maintain it', description: 'You hire for one language instead of three.' },
      ],
      paper: {
        sample: 'code-count',
        title: 'Lines of code, written once',
        lines: [{ at: 'Prices, rules and data' }, { at: 'Screens' }, { at: 'Sign-in and accounts' }],
        total: { name: 'Shared by all three', stamp: true },
        note: 'The rest is written for one of them. [See the whole count](/services/software/cross-platform-development#count)',
      },
    },
    {
      kind: 'paper',
      staging: 'marked',
      anchor: 'count',
      heading: 'How much of the code is shared',
      intro: 'With each release you see how much of your code serves all devices, and how much was written for one.',
      points: [
        { at: 'Screens', title: 'Green is written once', description: 'One change is tested once for all devices.' },
        {
          at: 'Android: camera, push, payment',
          title: 'Red is written for each system',
          description: 'The camera and payment follow the maker’s rules.',
        },
        {
          at: 'For the next release:',
          title: 'Both decide the next price',
          description: 'A feature in the red part is estimated for each device.',
        },
      ],
      paper: 'code-count',
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Frameworks we choose from',
      rows: [
        { label: 'Apps', names: ['React Native', 'Expo', 'Flutter', 'Dart', 'Kotlin Multiplatform'] },
        { label: 'Web', names: ['React', 'Vite', 'progressive web apps', 'service workers'] },
        { label: 'Desktop', names: ['Tauri', 'Electron'] },
        { label: 'Shared', names: ['TypeScript', 'GraphQL', 'SQLite', 'Storybook'] },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-left',
      heading: 'Cross-platform development services',
      services: [
        {
          title: 'The right framework for your team',
          image: 'open-source-stack',
          items: [
            'React Native if you have web developers, Flutter if the design is very much your own',
            'A web app that can be installed, where stores add nothing',
            'The decision in writing with its price, so it isn’t reopened every quarter',
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
          title: 'Screens that suit their device',
          image: 'phone-app',
          items: [
            'Back gestures, keyboards and date pickers as each system has them',
            'Layouts for a phone in one hand and a wide browser window',
            'Right-to-left scripts and several languages prepared from the start',
          ],
        },
        {
          title: 'Releases on one date',
          image: 'launch-ticket',
          items: [
            'One build pipeline for all the versions',
            'Store submissions and the web deployment planned together',
            'Small corrections delivered without waiting, where store rules allow it',
          ],
        },
      ],
    },
    {
      kind: 'process',
      heading: 'How the versions are built side by side',
      steps: [
        {
          icon: 'search',
          title: 'Check each feature',
          description: 'We mark what can be shared, what needs a native part and what that part costs.',
        },
        {
          icon: 'layers',
          title: 'Build a thin version',
          description: 'Sign in, see one list, save one change: it works on all devices before the rest is built.',
        },
        {
          icon: 'list-checks',
          title: 'Add features in your order',
          description: 'Each arrives on phone and web together, for the same test group.',
        },
        {
          icon: 'package',
          title: 'Release together',
          description: 'Stores and website go live as one, and you get the build scripts.',
        },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Shared apps by industry',
      notes: [
        {
          industry: 'logistics',
          breaks: 'The driver and the customer see different arrival times.',
          ready: 'One arrival calculation behind both screens.',
        },
        {
          industry: 'tech-startups',
          breaks: 'The iPhone app is two features ahead, and Android reviews complain about it.',
          ready: 'One release date for both stores, checked against the same test list.',
        },
        {
          industry: 'healthcare',
          breaks: 'Patients book by phone while the front desk reads a different calendar.',
          ready: 'One calendar in the shared core, for the phone and for the wide screen.',
        },
        {
          industry: 'retail',
          breaks: 'The handheld scanner and the back-office browser disagree about stock.',
          ready: 'One stock rule for both, with the scanner as a native part.',
        },
        {
          industry: 'automotive',
          breaks: 'The price on the sales tablet differs from the one in the service shop.',
          ready: 'One price calculation, tested without any device attached.',
        },
        {
          industry: 'construction',
          breaks: 'The foreman’s rugged phone runs an Android version from years ago.',
          ready: 'The oldest supported version in writing, and the browser for anything older.',
        },
        {
          industry: 'organizations',
          breaks: 'Members bring every device there is, and the office can’t choose for them.',
          ready: 'The browser version first, then the same screens in the stores.',
        },
        {
          industry: 'manufacturing',
          breaks: 'Terminals on the production line are locked down and can’t reach a store.',
          ready: 'The browser version for terminals, the installed one for phones.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about shared code',
      items: [
        {
          question: 'How much cheaper is it than two native apps?',
          answer:
            'That depends on your features, so we quote no flat percentage. You pay once for logic, tests and most screens, and again for every native part.',
        },
        {
          question: 'Will users notice it isn’t native?',
          answer:
            'Not if it’s built with care. They notice slow lists and keyboards that cover the field. We use the system’s own controls where fingers expect them, and try scrolling and start-up on a cheap phone.',
        },
        {
          question: 'React Native or Flutter?',
          answer:
            'React Native if your team writes React for the web, since people and parts can be shared. Flutter if looks must be identical everywhere, because it draws everything itself. Both are open source. Our recommendation comes in writing and names what you give up.',
        },
        {
          question: 'Can our website share code with the app?',
          answer:
            'The customer area can: accounts and orders, for example. Public pages that search engines must find work better as plain, fast pages. A common setup is one core, one app, one web client for signed-in customers and a separate marketing site.',
        },
        {
          question: 'Should we merge our two native apps?',
          answer:
            'Yes, if each feature is built twice, arrives on different dates and needs two specialists. It can be done screen by screen inside the existing apps, so users never face a sudden replacement. If both apps are healthy and change little, leave them alone.',
        },
        {
          question: 'What if the framework is abandoned?',
          answer:
            'You would replace the screens and keep the product, because your rules and data access live in modules that don’t depend on it. The large frameworks are open source and widely used, so an end would be slow and public.',
        },
        {
          question: 'Can updates skip the app stores?',
          answer:
            'Partly. Stores allow corrections to scripts and content to be delivered directly, but new native parts must be reviewed. We set up both routes and record which version each user group runs.',
        },
        {
          question: 'How many developers do we need afterward?',
          answer:
            'One developer who knows the framework can maintain a modest app. A second, who can be one of ours, covers reviews and vacations. You get a list of recurring chores, such as store requirements and library updates, with the season for each.',
        },
      ],
    },
    {
      kind: 'coupon',
      description:
        'One app on three screens is one project. Send the feature list, and the price comes with the discount.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Send the list of features. We’ll mark each as shared or native.',
        call: 'Bring both store links if you run two apps today. We’ll look at what merging them would take.',
        project: 'The screens are designed? Then we can estimate a thin version for three devices at once.',
      },
    },
  ],
};
