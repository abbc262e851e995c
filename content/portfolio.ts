import type { PortfolioItem } from './schema/portfolio-item';

/** The tab that hides nothing (specification, section 2). The others are the categories of schema/portfolio-item.ts. */
export const allCategories = 'All';

/** Samples by sector until the owner brings work of his own: they name no client. */
export const portfolio = [
  {
    title: 'Clinic visits without the waiting room',
    description:
      'Patients book and move a visit on the phone, the front desk sees the same day on a wide screen, and both keep working when the signal drops. One codebase, one API.',
    client: 'Healthcare',
    image: 'portfolio-app',
    link: '/services/software/cross-platform-development',
    category: 'Mobile & Web App',
    isSample: true,
  },
  {
    title: 'Purchase approvals in one place',
    description:
      'A request travels from the workshop to the person who may sign it, with the budget beside it. It took the place of a shared mailbox and a spreadsheet that three people kept.',
    client: 'Manufacturing',
    image: 'portfolio-enterprise',
    link: '/services/software/enteprise-development',
    category: 'Enterprise',
    isSample: true,
  },
  {
    title: 'A shop window the staff can change',
    description:
      'Five pages and a catalog in WordPress, laid out for thumbs first. The shop puts a new product online itself, and updates are tried on a copy before they reach customers.',
    client: 'Retail',
    image: 'portfolio-website',
    link: '/services/cms-wordpress/custom-wordpress-websites',
    category: 'Websites',
    isSample: true,
  },
] as const satisfies readonly PortfolioItem[];
