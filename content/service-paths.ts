import type { RoutePath } from './routes';

/** The detail pages of the four groups of services, in the order of the specification, for the menu and the services page. */
export const servicePaths = {
  software: [
    '/services/software/saas-development',
    '/services/software/enteprise-development',
    '/services/software/mobile-development',
    '/services/software/cross-platform-development',
    '/services/software/backend-api-development',
    '/services/software/custom-web-development',
  ],
  startups: [
    '/services/startups/compute-infrastructure',
    '/services/startups/operational-tech',
    '/services/startups/startup-it-management',
    '/services/startups/application-database-hosting',
    '/services/startups/poc-mvp-development',
    '/services/startups/development',
    '/services/startups/opensource-tech',
  ],
  wordpress: [
    '/services/cms-wordpress/custom-wordpress-websites',
    '/services/cms-wordpress/cms-website-management',
    '/services/cms-wordpress/website-seo-optimization',
    '/services/cms-wordpress/cms-website-development',
  ],
  managed: [
    '/services/managed-services/cloud-infrastructure',
    '/services/managed-services/server-storage-management',
    '/services/managed-services/business-ai-integration',
    '/services/managed-services/data-backups-disaster-recovery',
    '/services/managed-services/remote-workforce-it-support',
    '/services/managed-services/remote-on-site-it-support',
  ],
} as const satisfies Record<string, readonly RoutePath[]>;

/** The overview pages of the groups, and services without a group. The structured data states each as a service. */
export const mainServicePaths = [
  '/software-development',
  '/startup-services',
  '/cms-wordpress-development',
  '/managed-services',
  '/dohtech-startup-launchpad',
  '/cloud-solutions',
  '/it-consulting',
  '/it-training',
] as const satisfies readonly RoutePath[];
