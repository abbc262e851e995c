import type { PortfolioItem } from './schema/portfolio-item';

/** The tab that hides nothing (specification, section 2). The others are the categories of schema/portfolio-item.ts. */
export const allCategories = 'All';

/** Samples by sector until the owner brings work of his own: they name no client. */
export const portfolio = [
  {
    title: 'Appointment booking for a clinic',
    description:
      'Patients book and change appointments on their phones, the front desk sees the day on a large screen, and both still show the day’s appointments when the signal drops. Both run on one codebase and one API.',
    client: 'Healthcare',
    image: 'portfolio-app',
    link: '/services/software/cross-platform-development',
    category: 'Mobile & Web App',
    isSample: true,
  },
  {
    title: 'Purchase approvals in one place',
    description:
      'A purchase request goes from the shop floor to the person who can approve it, with the budget next to it. It replaces a shared mailbox and a spreadsheet that three people kept.',
    client: 'Manufacturing',
    image: 'portfolio-enterprise',
    link: '/services/software/enteprise-development',
    category: 'Enterprise',
    isSample: true,
  },
  {
    title: 'A store website the staff can edit',
    description:
      'Five pages and a catalog in WordPress, designed for phones first. The staff put new products online themselves, and updates are tested on a copy before they go live.',
    client: 'Retail',
    image: 'portfolio-website',
    link: '/services/cms-wordpress/custom-wordpress-websites',
    category: 'Websites',
    isSample: true,
  },
] as const satisfies readonly PortfolioItem[];
