import type { PageInput } from '../schema/page';
import { page as about } from './about';
import { page as aboutCompanyCareers } from './about/company/careers';
import { page as aboutContactPartners } from './about/contact/partners';
import { page as aboutContactSupport } from './about/contact/support';
import { page as aboutPortfolio } from './about/portfolio';
import { page as aboutProjectsBuzme } from './about/projects/buzme';
import { page as aboutProjectsBuzsmart } from './about/projects/buzsmart';
import { page as aboutProjectsBuzstorage } from './about/projects/buzstorage';
import { page as careers } from './careers';
import { page as cloudSolutions } from './cloud-solutions';
import { page as cmsWordpressDevelopment } from './cms-wordpress-development';
import { page as dohtechStartupLaunchpad } from './dohtech-startup-launchpad';
import { page as home } from './home';
import { page as insights } from './insights';
import { page as itConsulting } from './it-consulting';
import { page as itTraining } from './it-training';
import { page as managedServices } from './managed-services';
import { page as platforms } from './platforms';
import { page as privacy } from './privacy';
import { page as services } from './services';
import { page as servicesCmsWordpressCmsWebsiteDevelopment } from './services/cms-wordpress/cms-website-development';
import { page as servicesCmsWordpressCmsWebsiteManagement } from './services/cms-wordpress/cms-website-management';
import { page as servicesCmsWordpressCustomWordpressWebsites } from './services/cms-wordpress/custom-wordpress-websites';
import { page as servicesCmsWordpressWebsiteSeoOptimization } from './services/cms-wordpress/website-seo-optimization';
import { page as servicesManagedServicesBusinessAiIntegration } from './services/managed-services/business-ai-integration';
import { page as servicesManagedServicesCloudInfrastructure } from './services/managed-services/cloud-infrastructure';
import { page as servicesManagedServicesDataBackupsDisasterRecovery } from './services/managed-services/data-backups-disaster-recovery';
import { page as servicesManagedServicesRemoteOnSiteItSupport } from './services/managed-services/remote-on-site-it-support';
import { page as servicesManagedServicesRemoteWorkforceItSupport } from './services/managed-services/remote-workforce-it-support';
import { page as servicesManagedServicesServerStorageManagement } from './services/managed-services/server-storage-management';
import { page as servicesSoftwareBackendApiDevelopment } from './services/software/backend-api-development';
import { page as servicesSoftwareCrossPlatformDevelopment } from './services/software/cross-platform-development';
import { page as servicesSoftwareCustomWebDevelopment } from './services/software/custom-web-development';
import { page as servicesSoftwareEntepriseDevelopment } from './services/software/enteprise-development';
import { page as servicesSoftwareMobileDevelopment } from './services/software/mobile-development';
import { page as servicesSoftwareSaasDevelopment } from './services/software/saas-development';
import { page as servicesStartupsApplicationDatabaseHosting } from './services/startups/application-database-hosting';
import { page as servicesStartupsComputeInfrastructure } from './services/startups/compute-infrastructure';
import { page as servicesStartupsDevelopment } from './services/startups/development';
import { page as servicesStartupsOpensourceTech } from './services/startups/opensource-tech';
import { page as servicesStartupsOperationalTech } from './services/startups/operational-tech';
import { page as servicesStartupsPocMvpDevelopment } from './services/startups/poc-mvp-development';
import { page as servicesStartupsStartupItManagement } from './services/startups/startup-it-management';
import { page as softwareDevelopment } from './software-development';
import { page as startupServices } from './startup-services';

/** Every written page, by the path of its file, which is also the address of the page. */
export const pages: Record<string, PageInput> = {
  home,
  about,
  'about/company/careers': aboutCompanyCareers,
  'about/contact/partners': aboutContactPartners,
  'about/contact/support': aboutContactSupport,
  'about/portfolio': aboutPortfolio,
  'about/projects/buzme': aboutProjectsBuzme,
  'about/projects/buzsmart': aboutProjectsBuzsmart,
  'about/projects/buzstorage': aboutProjectsBuzstorage,
  careers,
  'cloud-solutions': cloudSolutions,
  'cms-wordpress-development': cmsWordpressDevelopment,
  'dohtech-startup-launchpad': dohtechStartupLaunchpad,
  insights,
  'it-consulting': itConsulting,
  'it-training': itTraining,
  'managed-services': managedServices,
  platforms,
  services,
  'services/cms-wordpress/cms-website-development': servicesCmsWordpressCmsWebsiteDevelopment,
  'services/cms-wordpress/cms-website-management': servicesCmsWordpressCmsWebsiteManagement,
  'services/cms-wordpress/custom-wordpress-websites': servicesCmsWordpressCustomWordpressWebsites,
  'services/cms-wordpress/website-seo-optimization': servicesCmsWordpressWebsiteSeoOptimization,
  'services/managed-services/business-ai-integration': servicesManagedServicesBusinessAiIntegration,
  'services/managed-services/cloud-infrastructure': servicesManagedServicesCloudInfrastructure,
  'services/managed-services/data-backups-disaster-recovery': servicesManagedServicesDataBackupsDisasterRecovery,
  'services/managed-services/remote-on-site-it-support': servicesManagedServicesRemoteOnSiteItSupport,
  'services/managed-services/remote-workforce-it-support': servicesManagedServicesRemoteWorkforceItSupport,
  'services/managed-services/server-storage-management': servicesManagedServicesServerStorageManagement,
  'services/software/backend-api-development': servicesSoftwareBackendApiDevelopment,
  'services/software/cross-platform-development': servicesSoftwareCrossPlatformDevelopment,
  'services/software/custom-web-development': servicesSoftwareCustomWebDevelopment,
  'services/software/enteprise-development': servicesSoftwareEntepriseDevelopment,
  'services/software/mobile-development': servicesSoftwareMobileDevelopment,
  'services/software/saas-development': servicesSoftwareSaasDevelopment,
  'services/startups/application-database-hosting': servicesStartupsApplicationDatabaseHosting,
  'services/startups/compute-infrastructure': servicesStartupsComputeInfrastructure,
  'services/startups/development': servicesStartupsDevelopment,
  'services/startups/opensource-tech': servicesStartupsOpensourceTech,
  'services/startups/operational-tech': servicesStartupsOperationalTech,
  'services/startups/poc-mvp-development': servicesStartupsPocMvpDevelopment,
  'services/startups/startup-it-management': servicesStartupsStartupItManagement,
  'software-development': softwareDevelopment,
  'startup-services': startupServices,
  privacy,
};
