import type { PageInput } from '../../../schema/page';

export const page: PageInput = {
  path: '/services/software/mobile-development',
  sections: [
    {
      kind: 'page-hero',
      layout: 'split',
      heading: 'An app that still works ==in\u00a0the elevator==',
      lead: 'Native apps for iPhone and Android, written for weak signals, old batteries and impatient thumbs. We take them through both stores and keep them current.',
      drawing: 'phone-app',
      highlights: [
        { title: 'Offline by design', description: 'Work is saved on the phone and sent when there is a connection.' },
        {
          title: 'Through store review',
          description: 'Listings, screenshots, privacy labels and answers to reviewers.',
        },
        { title: 'In your store accounts', description: 'Published under your company, ratings included.' },
      ],
    },
    {
      kind: 'calls',
      layout: 'lines',
      heading: 'Tell us what the phone should do',
      service: 'Software Development',
      inquiry: 'One paragraph on who holds the phone and where. We answer with what is simple and what is not.',
      call: 'Native, shared code or just a good mobile website? An hour settles that before money is spent.',
      project: 'Designs or an existing app in hand: send them over and get a price per screen group.',
    },
    {
      kind: 'process',
      layout: 'line',
      heading: 'What to expect up to the store and past it',
      steps: [
        {
          icon: 'smartphone',
          title: 'Paper screens',
          description: 'The main journey, sketched at real size and tried with a thumb.',
        },
        {
          icon: 'play',
          title: 'Test builds on your phone',
          description: 'You install each build yourself and complain to us directly.',
        },
        {
          icon: 'check',
          title: 'Store submission',
          description: 'We prepare the listing, submit it and deal with the reviewers’ questions.',
        },
        {
          icon: 'refresh',
          title: 'Care after launch',
          description: 'Crash reports, new system releases and the wishes from your reviews.',
        },
      ],
    },
    {
      kind: 'accordion',
      layout: 'image-right',
      heading: 'Everything between a thumb and your server',
      services: [
        {
          title: 'Native apps for iPhone and Android',
          image: 'prototype',
          items: [
            'Swift on one side, Kotlin on the other, each with its platform’s habits',
            'Camera, location, Bluetooth and payments used the way the maker intended',
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
          title: 'The server side of an app',
          items: [
            'Sign-in, push messages and a documented interface',
            'Old app versions keep working while users take their time to update',
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
      layout: 'table',
      heading: 'What goes on the phone, and what stays behind it',
      rows: [
        { label: 'iPhone, iPad', names: ['Swift', 'SwiftUI', 'Core Data', 'TestFlight'] },
        { label: 'Android', names: ['Kotlin', 'Jetpack Compose', 'Room', 'WorkManager'] },
        { label: 'Messages', names: ['APNs', 'Firebase Cloud Messaging', 'UnifiedPush'] },
        { label: 'Quality', names: ['XCTest', 'Espresso', 'Fastlane', 'Sentry'] },
      ],
    },
    {
      kind: 'industries',
      layout: 'grid',
      heading: 'Where phones do the work',
      intro: 'Different pockets, different conditions: gloves, night shifts, no signal, one free hand.',
      notes: [
        {
          industry: 'tech-startups',
          description: 'A first app that tests one habit, with the numbers to prove it took hold.',
        },
        {
          industry: 'healthcare',
          description: 'Home-visit notes behind a fingerprint, wiped from the phone once delivered.',
        },
        {
          industry: 'retail',
          description: 'Loyalty cards and stock checks that open before the customer loses patience.',
        },
        {
          industry: 'automotive',
          description: 'Photos of damage with plate and mileage, straight into the repair order.',
        },
        {
          industry: 'construction',
          description: 'Drawings and defect photos in the basement, where there is no reception.',
        },
        { industry: 'organizations', description: 'Event check-in at the door, from a volunteer’s own phone.' },
        { industry: 'manufacturing', description: 'Scan a machine, see its last service, report a fault in two taps.' },
        {
          industry: 'logistics',
          description: 'Proof of delivery with signature and position, even between two valleys.',
        },
      ],
    },
    {
      kind: 'faq',
      layout: 'split',
      heading: 'Before you pay for an app',
      items: [
        {
          question: 'Do we need a native app at all?',
          answer:
            'Not always. If people visit rarely, a fast mobile website is found by search and needs no installation. Native pays when the phone’s camera, sensors, notifications or offline storage carry the product, or when people open it every day. We tell you which case is yours before we quote.',
        },
        {
          question: 'Native, or one codebase for both systems?',
          answer:
            'Native gives the best access to the device and puts no framework between you and the system. Shared code costs less to build and suits form-and-list apps well; we describe it under [cross-platform development](/services/software/cross-platform-development). On the call we compare both for your list of features.',
        },
        {
          question: 'Who deals with Apple and Google?',
          answer:
            'The developer accounts are yours, since the contract and the income belong to you. We help you open them, then prepare builds, descriptions, screenshots and privacy forms, submit them under your name and answer the review team until the app is live.',
        },
        {
          question: 'What if the store rejects our app?',
          answer:
            'Most rejections concern wording, privacy forms, sign-in or payments, and can be foreseen. We check those rules at the sketching stage, when a change is cheap. If a reviewer still objects, we correct or argue the point and resubmit; that work is part of the launch we quoted.',
        },
        {
          question: 'What does an app cost to keep alive?',
          answer:
            'Plan for a server, the store fees that Apple and Google set, and a regular round of maintenance, because both systems change every year. We put these in the estimate beside the build, so that you compare the cost of owning the app and not only of making it.',
        },
        {
          question: 'Can you add an app to the system we already have?',
          answer:
            'Yes, if the system can be reached by an interface, or can be given one. We look at what it offers, add a thin layer where data arrives in the wrong shape for a phone, and leave the rest untouched. Your existing system stays the single source of truth.',
        },
        {
          question: 'How do you test on so many devices?',
          answer:
            'You tell us which devices your users carry, or we read it from your website’s figures. From that we agree on a list: the oldest system version supported, small and large screens, a slow phone. Automated tests cover the main journey; people cover how it feels.',
        },
        {
          question: 'Can we see it before it is finished?',
          answer:
            'You install test builds on your own phone from early on, through the makers’ official test channels. Each comes with a short list of what is new and what is still rough. Remarks go into one shared list, and the next build says which of them it settles.',
        },
      ],
    },
    {
      kind: 'coupon',
      description: 'A first app, or the rescue of one that crashes: both start with a lower first bill.',
      action: { label: 'Start a project', to: '/contact?service=Software%20Development' },
    },
  ],
};
