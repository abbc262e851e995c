import type { RouteInput } from './schema/route';
import { claims, site } from './site';

const [usa, cameroon] = site.offices.map(({ city }) => city);

/** Every route of the site, in the order of the sitemap. */
export const routes = [
  {
    path: '/',
    name: 'Home',
    title: 'Software, hosting and IT for growing teams',
    summary: `${site.name} builds software, runs servers and replaces per-user tools with open source, so small businesses and startups cut a whole tech bill by ${claims.saving}.`,
    hasOwnFile: true,
  },
  {
    path: '/services',
    name: 'Services',
    title: 'Software, startup, WordPress and IT services',
    summary:
      'Four groups of services from one team: software development, startup infrastructure, CMS and WordPress, managed IT and cloud.',
  },
  {
    path: '/dohtech-startup-launchpad',
    name: 'Launchpad',
    longName: 'The Startup Launchpad',
    title: 'Startup Launchpad: one subscription for your tech',
    summary:
      'Servers and time with an engineer in one monthly subscription for startups, from a first demo to a team of 25 and more.',
  },
  {
    path: '/managed-services',
    name: 'MSP',
    title: 'Managed IT services and VPS hosting',
    summary: `Hand over servers, storage, backups and support. Managed VPS hosting by the month, with ${claims.monitoring} monitoring and engineers you can call.`,
  },
  {
    path: '/startup-services',
    name: 'Startups',
    title: 'Tech services for startups',
    summary:
      'Managed VPS hosting, MVP development and open-source tools for startups, at a monthly price you know before you start.',
  },
  {
    path: '/software-development',
    name: 'Software development',
    title: 'Custom software and SaaS development',
    summary:
      'SaaS, enterprise, mobile, cross-platform, API and web development by one team, with a working version to try at every step.',
  },
  {
    path: '/cms-wordpress-development',
    name: 'CMS and WordPress',
    title: 'WordPress and CMS website development',
    summary:
      'WordPress and CMS websites at a fixed project price, with hosting and support plans for updates, backups and content changes.',
  },
  {
    path: '/cloud-solutions',
    name: 'Cloud solutions',
    title: `Cloud solutions designed for ${claims.uptime} uptime`,
    summary:
      'Plan, move and run your workloads in the cloud: right-sized servers, private networks, monitoring and a monthly bill you can read.',
  },
  {
    path: '/it-consulting',
    name: 'IT consulting',
    title: 'IT consulting with a free first hour',
    summary:
      'An engineer reads your bills, contracts and plans with you and marks what to cancel, keep or ask the vendor. The first hour is free.',
  },
  {
    path: '/it-training',
    name: 'IT training',
    title: 'IT training for teams, in quarter-long courses',
    summary:
      'Training plans for teams of 5, 15 or more, one quarter long: courses on the tools you already use, taught by engineers who run them.',
  },
  {
    path: '/savings-calculator',
    name: 'Savings calculator',
    title: 'Savings calculator: slash your tech bills',
    summary:
      'Select the tools you pay for per person and see what the same work costs on open-source tools that we host, patch and support.',
    hasOwnFile: true,
  },
  {
    path: '/platforms',
    name: 'Platforms',
    title: 'Open-source platforms we host and support',
    summary:
      'The open-source tools we host for tickets, chat, files, HR and more, each next to the paid per-user tool that it replaces.',
  },
  {
    path: '/insights',
    name: 'Insights',
    title: 'Insights: IT cost examples and articles',
    summary:
      'Featured articles and short cost examples, with the same numbers as our savings calculator, for people who approve the bills.',
  },
  {
    path: '/about',
    name: 'Our Story',
    title: `About ${site.name}: our story`,
    summary: `How ${site.name} started with one tech bill, how we build and run software today, and where to find us: ${usa} and ${cameroon}.`,
  },
  {
    path: '/about/portfolio',
    name: 'Portfolio',
    title: 'Portfolio: apps, enterprise systems and websites',
    summary:
      'Examples of the apps, enterprise systems and websites we build: the task, the solution and the service you would order.',
  },
  {
    path: '/about/blogs',
    name: 'Blog',
    title: 'Blog: servers, software and what they cost',
    summary:
      'Articles on hosting, open-source tools, WordPress and software projects, written by the engineers who do the work.',
    hasOwnFile: true,
  },
  {
    path: '/careers',
    name: 'Careers',
    title: `Careers: work with us in ${usa} or ${cameroon}`,
    summary:
      'Who we’re looking for, how we work and how to apply: for engineers, administrators, support staff and web designers.',
  },
  {
    path: '/about/company/careers',
    name: 'Careers',
    title: `Careers in ${usa}, ${cameroon} or at home`,
    summary: `Work with ${site.name} in ${usa}, in ${cameroon} or from home: how our teams work, what we look for and how to introduce yourself.`,
    canonical: '/careers',
  },
  {
    path: '/about/projects/buzme',
    name: 'Buzme',
    title: 'Buzme: team messaging your company owns',
    summary:
      'Buzme is our messaging product for companies: what it is for, how it looks in use and how to ask us for a walkthrough.',
  },
  {
    path: '/about/projects/buzsmart',
    name: 'Buzsmart',
    title: 'Buzsmart: the day’s work on one page',
    summary:
      'Buzsmart is our product for small companies: what is due today, what is late and who has it. Read how, and ask to see it live.',
  },
  {
    path: '/about/projects/buzstorage',
    name: 'Buzstorage',
    title: 'Buzstorage: company files with visible access',
    summary:
      'Buzstorage is our product for a company’s files: see its folders, who can open each, and how to ask us for a demonstration.',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: 'Contact us',
    summary: `Write to us, call ${usa} or ${cameroon}, or book a free ${claims.consultation} call with an engineer. Hours: ${site.hours}.`,
    hasOwnFile: true,
  },
  {
    path: '/about/contact/support',
    name: 'Support',
    title: 'Support center',
    summary: `Help for clients of ${site.name}: the phone numbers, the email address and the hours of our offices.`,
  },
  {
    path: '/about/contact/partners',
    name: 'Partners',
    title: 'Partners: engineers for your client projects',
    summary:
      'For agencies, consultants and vendors: how we share a project, who talks to the client and how to start a partnership with us.',
  },
  {
    path: '/privacy',
    name: 'Privacy',
    title: 'Privacy: the data we keep, and when',
    summary:
      'What this site records of a visit if you accept, what a form sends and where it goes, and what loads from other services.',
  },
  {
    path: '/services/software/saas-development',
    name: 'SaaS development',
    title: 'SaaS product development',
    summary:
      'We design, build and run subscription software: accounts, roles, invoices prorated to the day and the servers underneath.',
  },
  {
    // Spelled as in the specification; the right spelling redirects here (redirects.ts).
    path: '/services/software/enteprise-development',
    name: 'Enterprise software',
    title: 'Enterprise software development',
    summary:
      'Internal systems that fit how your departments work: approvals, reports and links to the software you already depend on.',
  },
  {
    path: '/services/software/mobile-development',
    name: 'Mobile app development',
    title: 'Mobile app development for iPhone and Android',
    summary:
      'Native apps for iPhone and Android that work on a weak signal, pass store review and stay current with each system release.',
  },
  {
    path: '/services/software/cross-platform-development',
    name: 'Cross-platform development',
    title: 'Cross-platform app development',
    summary:
      'One codebase for iPhone, Android and the web, so that a small team ships the same feature everywhere on the same day.',
  },
  {
    path: '/services/software/backend-api-development',
    name: 'Backend and API development',
    title: 'Backend and API development',
    summary:
      'APIs with a written specification, tests and documentation, so your apps, partners and reports can rely on them.',
  },
  {
    path: '/services/software/custom-web-development',
    name: 'Custom web development',
    title: 'Custom web application development',
    summary:
      'Portals, booking systems and web applications built around your process when no off-the-shelf product quite fits.',
  },
  {
    path: '/services/startups/compute-infrastructure',
    name: 'Managed VPS hosting',
    title: 'Managed VPS hosting for startups',
    summary:
      'Dedicated virtual servers with free SSL, monthly patching and room to expand, for teams that would rather ship than patch.',
  },
  {
    path: '/services/startups/operational-tech',
    name: 'Open-source SaaS alternatives',
    title: 'Open-source alternatives to paid SaaS tools',
    summary: `Replace per-person tools with open-source ones, with migration, compliance and training, at one price per tool up to 49 people.`,
  },
  {
    path: '/services/startups/startup-it-management',
    name: 'Startup IT management',
    title: 'IT management for startups',
    summary:
      'Accounts, laptops, access and vendors managed for a startup that has no IT person yet, by people who answer tickets.',
  },
  {
    path: '/services/startups/application-database-hosting',
    name: 'Application and database hosting',
    title: 'Application, API and database hosting',
    summary:
      'We host your APIs and databases with access by role and monitoring, and add backups and load balancers as you need them.',
  },
  {
    path: '/services/startups/poc-mvp-development',
    name: 'PoC and MVP development',
    title: 'Proof of concept and MVP development',
    summary:
      'Test the risky part first, then build the smallest product a customer will pay for, on servers that can grow with it.',
  },
  {
    path: '/services/startups/development',
    name: 'Startup product development',
    title: 'Product development for startups',
    summary:
      'A development team by the month for startups past the MVP: features, fixes and releases in an order that you decide.',
  },
  {
    path: '/services/startups/opensource-tech',
    name: 'Open-source selection and hosting',
    title: 'Open-source software selection and hosting',
    summary:
      'Open-source tools chosen for your stack, hosted and updated by us for a known price, with a tested way out of each.',
  },
  {
    path: '/services/cms-wordpress/custom-wordpress-websites',
    name: 'Custom WordPress websites',
    title: 'Custom WordPress websites at a fixed price',
    summary:
      'A WordPress website designed around your content, priced by the project, in sizes from Starter to Business Grande.',
  },
  {
    path: '/services/cms-wordpress/cms-website-management',
    name: 'CMS website management',
    title: 'CMS and WordPress website management',
    summary:
      'Updates, backups and content changes for your website in a monthly support plan, with a one-page report each month.',
  },
  {
    path: '/services/cms-wordpress/website-seo-optimization',
    name: 'Website SEO and speed',
    title: 'Website SEO and speed optimization',
    summary:
      'A crawl report, fixes, faster pages and new content for the questions your customers ask, measured before and after.',
  },
  {
    path: '/services/cms-wordpress/cms-website-development',
    name: 'CMS website development',
    title: 'CMS website development',
    summary:
      'Websites on the CMS that fits your editors: a content model first, templates that keep their layout, migration and training.',
  },
  {
    path: '/services/managed-services/cloud-infrastructure',
    name: 'Cloud infrastructure',
    title: 'Managed cloud infrastructure',
    summary:
      'Design, setup and daily management of your cloud: networks, servers and access defined in code, with an owner for each cost.',
  },
  {
    path: '/services/managed-services/server-storage-management',
    name: 'Server and storage management',
    title: 'Server and storage management',
    summary:
      'Patching, capacity and disk health for the servers you own or rent, with a report on each machine every month.',
  },
  {
    path: '/services/managed-services/business-ai-integration',
    name: 'Business AI integration',
    title: 'Business AI integration',
    summary:
      'Put language models to work on your own documents and inboxes, with access rules, a person who approves and a known cost.',
  },
  {
    path: '/services/managed-services/data-backups-disaster-recovery',
    name: 'Data backup and disaster recovery',
    title: 'Data backup and disaster recovery',
    summary: 'Backups that are test-restored before you need them, copies kept off site and a written recovery plan.',
  },
  {
    path: '/services/managed-services/remote-workforce-it-support',
    name: 'Remote workforce IT support',
    title: 'Remote workforce IT support',
    summary:
      'IT support for remote teams: laptops, accounts and help, set up before the first day and closed on the last.',
  },
  {
    path: '/services/managed-services/remote-on-site-it-support',
    name: 'Remote and on-site IT support',
    title: 'Remote and on-site IT support',
    summary:
      'One support desk for screens, printers, phones and Wi-Fi: fixed by phone when we can, on site when we have to.',
  },
  {
    path: '/login',
    name: 'Client Login',
    title: 'Client login',
    summary: `Login for clients and staff of ${site.name}, with the email address and the password that we gave you.`,
    isIndexed: false,
    hasOwnFile: true,
  },
  {
    path: '/client-dashboard',
    name: 'Client dashboard',
    title: 'Client dashboard',
    summary: `Your projects, requests, invoices and contracts with ${site.name} will appear here, in one place.`,
    isIndexed: false,
  },
  {
    path: '/management-dashboard',
    name: 'Management dashboard',
    title: 'Management dashboard',
    summary: `Projects, requests and clients will appear here, for ${site.name} staff to see at the start of a day.`,
    isIndexed: false,
  },
  {
    path: '/projects',
    name: 'Projects',
    title: 'Projects',
    summary: `${site.name} back office: the list of projects with their status, their people and their next date.`,
    isIndexed: false,
  },
  {
    path: '/billing',
    name: 'Billing',
    title: 'Billing',
    summary: `${site.name} back office: invoices that were sent, those that were paid and those that are still open.`,
    isIndexed: false,
  },
  {
    path: '/requests',
    name: 'Requests',
    title: 'Requests',
    summary: `${site.name} back office: inquiries and requests that came in, and the person who answers each.`,
    isIndexed: false,
  },
  {
    path: '/contracts',
    name: 'Contracts',
    title: 'Contracts',
    summary: `${site.name} back office: agreements with clients, when each began and when it’s due for renewal.`,
    isIndexed: false,
  },
  {
    path: '/users',
    name: 'Users',
    title: 'Users',
    summary: `${site.name} back office: the people who can sign in, the role of each and the last time they did.`,
    isIndexed: false,
  },
  {
    path: '/clients',
    name: 'Clients',
    title: 'Clients',
    summary: `${site.name} back office: the companies we work for, who to call at each and what we run for them.`,
    isIndexed: false,
  },
] as const satisfies readonly RouteInput[];

export type RoutePath = (typeof routes)[number]['path'];
