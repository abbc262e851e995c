import type { FooterColumn, MenuItem } from './schema/navigation';
import { servicePaths } from './service-paths';

/** Above the groups of the menu's services, with the calculator, and in the footer. */
const allPrices = { label: 'All prices', to: '/services#prices' } as const;

/** The menu of the header, word for word from the specification (section 2). routes.ts has the names of the items. */
export const menu = [
  { title: 'Launchpad', link: '/dohtech-startup-launchpad' },
  { title: 'MSP', link: '/managed-services' },
  { title: 'Startups', link: '/startup-services' },
  {
    title: 'Services',
    link: '/services',
    groups: [
      {
        title: 'Software development',
        link: '/software-development',
        items: [...servicePaths.software],
      },
      {
        title: 'Tech startup services',
        link: '/startup-services',
        items: [...servicePaths.startups],
      },
      {
        title: 'WordPress development',
        link: '/cms-wordpress-development',
        items: [...servicePaths.wordpress],
      },
      {
        title: 'Managed IT and cloud services',
        link: '/managed-services',
        items: [...servicePaths.managed],
      },
    ],
    more: [allPrices, { label: 'Savings calculator', to: '/savings-calculator' }],
  },
  { title: 'Blogs', link: '/about/blogs' },
  {
    title: 'About',
    link: '/about',
    groups: [
      { title: 'Company', items: ['/about', '/about/portfolio', '/about/blogs', '/about/company/careers'] },
      {
        title: 'Products',
        items: ['/about/projects/buzme', '/about/projects/buzsmart', '/about/projects/buzstorage'],
      },
      { title: 'Talk to us', items: ['/contact', '/about/contact/support', '/about/contact/partners'] },
    ],
  },
  { title: 'Client Login', link: '/login' },
] as const satisfies readonly MenuItem[];

/** The columns of links in the footer. The one with `hasBlog` ends with a link to the blog. Phones and emails come from site.ts. */
export const footerColumns = [
  { title: 'Company', items: ['/services', '/about', '/about/portfolio', '/careers', '/contact'], more: allPrices },
  { title: 'Resources', hasBlog: true, items: ['/platforms', '/insights', '/savings-calculator', '/privacy'] },
  { title: 'More services', items: ['/cloud-solutions', '/it-consulting', '/it-training'] },
] as const satisfies readonly FooterColumn[];

/** The back office (specification, section 2): the six sections of the sidebar, and the page that opens after login by role. */
export const backOffice = {
  title: 'Admin Dashboard',
  items: ['/projects', '/billing', '/requests', '/contracts', '/users', '/clients'],
  arrivals: { client: '/client-dashboard', employee: '/management-dashboard' },
} as const;
