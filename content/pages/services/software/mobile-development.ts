import type { ServicePageInput } from '../../../schema/page';

export const page: ServicePageInput = {
  path: '/services/software/mobile-development',
  costs: {
    tone: 'mist',
    price: {
      case: 'estimate',
      heading: 'What building and upkeep cost',
      decides: [
        { title: 'Groups of screens', description: 'Each has its own price' },
        { title: 'Yearly upkeep', description: 'Tests and fixes for new versions of iOS and Android' },
        { title: 'Store fees', description: 'Set by Apple and Google' },
      ],
      point: 'Build and upkeep are separate lines.',
    },
    text: 'Each group of screens has a price, so you can leave one out.',
    action: { label: 'Ask for a written estimate', to: '/contact?service=Software%20Development' },
    line: {
      adds: 'Your app',
      note: 'Where a mobile website is enough, we say so.',
      parts: [
        { text: 'Booking, eight screens', dollars: 16_000 },
        { text: 'Account and payment, six screens', dollars: 12_000 },
        { text: 'Chat, three screens', dollars: 6_000, isOut: true },
      ],
    },
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'mist',
      heading: 'Mobile app development for iOS and Android',
      lead: 'Native apps that keep working on a weak signal, an old battery and a small screen. We take them through both stores and keep them current.',
      drawing: 'phone-app',
      highlights: [
        { title: 'Works offline', description: 'Entries stay on the phone and are sent when there is a connection.' },
        {
          title: 'Store review handled',
          description: 'Listings, screenshots, privacy labels and answers to reviewers.',
        },
        { title: 'In your store accounts', description: 'Published under your company, ratings included.' },
      ],
      paper: {
        sample: 'app-ownership',
        title: 'Upkeep of an app, a year',
        lines: [
          { at: 'Server, {plan:vps-growth}', name: 'Server' },
          { at: 'Apple and Google accounts', name: 'Apple account' },
          { at: 'New iOS and Android versions', name: 'iOS and Android versions' },
          { at: 'Fixes and small changes', name: 'Fixes, small changes' },
        ],
        total: { name: 'Each year', at: 'Total, each year' },
        note: 'You know what an app costs after its launch. [See year one, too](/services/software/mobile-development#cost)',
      },
    },
    {
      kind: 'paper',
      staging: 'pair',
      anchor: 'cost',
      heading: 'The cost of owning an app',
      intro: 'Your estimate lists the upkeep next to the build, so you know the yearly cost before you order the app.',
      paper: 'app-ownership',
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Mobile app development services',
      services: [
        {
          title: 'Native apps for iPhone and Android',
          image: 'prototype',
          items: [
            'Swift for iPhone and Kotlin for Android, each with its platform’s habits',
            'Camera, location, Bluetooth and payments by the maker’s own rules',
            'Text that grows with the reader’s setting, and labels for screen readers',
          ],
        },
        {
          title: 'Work without a connection',
          image: 'portfolio-app',
          items: [
            'Forms, photos and signatures kept on the device until they are delivered',
            'Clear rules for two people who edit the same record',
            'Little data, for networks that charge by the megabyte',
          ],
        },
        {
          title: 'The server behind the app',
          items: [
            'Sign-in, push messages and a documented API',
            'Old app versions that keep working while users take their time to update',
            'A switch that turns a faulty feature off without a new release',
          ],
        },
        {
          title: 'Rescue of an existing app',
          image: 'toolbox',
          items: [
            'Crash reports read and sorted by how many people they hit',
            'Libraries brought up to what the stores now require',
            'Release by script, even if the former developer’s laptop is gone',
          ],
        },
      ],
    },
    {
      kind: 'technologies',
      layout: 'line',
      heading: 'Technologies on the phone and behind it',
      rows: [
        { label: 'iPhone, iPad', names: ['Swift', 'SwiftUI', 'Core Data', 'TestFlight'] },
        { label: 'Android', names: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager'] },
        { label: 'Messages', names: ['APNs', 'Firebase Cloud Messaging', 'UnifiedPush'] },
        { label: 'Quality', names: ['XCTest', 'Espresso', 'Fastlane', 'Sentry'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'picker',
      heading: 'Apps for work away from a desk',
      notes: [
        {
          industry: 'construction',
          breaks: 'There’s no signal in the basement, and the punch-list photos are lost.',
          ready: 'Drawings and photos kept on the device until the upload is confirmed.',
        },
        {
          industry: 'tech-startups',
          breaks: 'A release crashes, and the fix waits for days in store review.',
          ready: 'Releases to a few users first, and a switch that turns the feature off.',
        },
        {
          industry: 'healthcare',
          breaks: 'A phone with notes of home visits is left on a bus.',
          ready: 'Notes behind a fingerprint, deleted from the phone once delivered.',
        },
        {
          industry: 'retail',
          breaks: 'The loyalty card won’t load at the register, because the store has no signal.',
          ready: 'Card and barcode stored on the phone and refreshed when it is online.',
        },
        {
          industry: 'automotive',
          breaks: 'Damage photos arrive by chat, without the plate or the mileage.',
          ready: 'A photo form that asks for both and files itself under the repair order.',
        },
        {
          industry: 'organizations',
          breaks: 'Volunteers check guests in on phones of every age and make.',
          ready: 'An app for the oldest system version we agree on, tried on a slow phone.',
        },
        {
          industry: 'manufacturing',
          breaks: 'With gloves on, nobody hits the small buttons on the machine.',
          ready: 'Large targets, and a label to scan in place of a form to fill in.',
        },
        {
          industry: 'logistics',
          breaks: 'A delivery is signed where there is no network, and the proof gets lost.',
          ready: 'Signature, time and position stored, then sent at the next signal.',
        },
      ],
    },
    {
      kind: 'process',
      heading: 'From a paper sketch to both app stores',
      steps: [
        {
          icon: 'smartphone',
          title: 'Paper screens',
          description: 'The main journey, sketched at real size and tried with a thumb.',
        },
        {
          icon: 'play',
          title: 'Test builds on your phone',
          description: 'You install each build yourself and tell us directly what bothers you.',
        },
        {
          icon: 'check',
          title: 'Store submission',
          description: 'We prepare the listing, submit it and answer the reviewers’ questions.',
        },
        {
          icon: 'refresh',
          title: 'Care after launch',
          description: 'Crash reports, new system versions and the requests in your reviews.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before you order an app',
      items: [
        {
          question: 'Do we need a native app?',
          answer:
            'Not always. For occasional visits a fast mobile website is found by search and needs no installation. A native app pays off when the camera, notifications or offline storage carry the product, or when people open it every day.',
        },
        {
          question: 'Native, or one codebase for both systems?',
          answer:
            'Native gives the best access to the device. Shared code costs less to build and suits apps made of forms and lists: see [cross-platform development](/services/software/cross-platform-development). On the call we compare both for your features.',
        },
        {
          question: 'Who deals with Apple and Google?',
          answer:
            'We do, in your name. The developer accounts are yours, since the contract and the income belong to you. We prepare builds, descriptions, screenshots and privacy forms, and answer the review team until the app is live.',
        },
        {
          question: 'What if a store rejects our app?',
          answer:
            'We correct it or argue the point, and submit it again, as part of the price of the launch. Most rejections concern wording, privacy forms, sign-in or payments, so we check those rules while the screens are on paper.',
        },
        {
          question: 'How much does an app cost each year?',
          answer:
            'Plan for a server, the fees that Apple and Google set, and maintenance, because both systems change every year. The sample sheet on this page shows how they add up. Your estimate has the same lines with your own numbers.',
        },
        {
          question: 'Can an app use the system we already have?',
          answer:
            'Yes, if the system has an API or can be given one. We add a thin layer where data arrives in the wrong shape for a phone and leave the rest untouched. Your records stay where they are.',
        },
        {
          question: 'Which phones do you test on?',
          answer:
            'The ones on a list taken from the devices your users carry: the oldest system version supported, small and large screens, and a slow phone. Automated tests cover the main journey, and people try how it feels.',
        },
        {
          question: 'Can we try it before it’s finished?',
          answer:
            'Yes. You install test builds on your own phone from early on, through the makers’ official test channels. Each comes with a short list of what is new and what is still rough.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A first app counts as a first project, and so does the rescue of one that crashes.',
      stubs: {
        service: 'Software Development',
        inquiry: 'Write a paragraph on who holds the phone and where. We’ll tell you what’s simple and what isn’t.',
        call: 'Native app, shared code or a good mobile website? An hour is enough to settle that.',
        project: 'Have designs or an existing app? Tell us about them, and we’ll price each group of screens.',
      },
    },
  ],
};
