import { consultation } from '@/content/booking';
import * as chatTexts from '@/content/chat-texts';
import * as copyTexts from '@/content/copy-texts';
import { enquiryFields } from '@/content/forms/enquiry';
import { startupFields } from '@/content/forms/startup';
import { vpsFields } from '@/content/forms/vps';
import { industries } from '@/content/industries';
import * as messages from '@/content/messages';
import { footerColumns, menu } from '@/content/navigation';
import * as options from '@/content/options';
import { pages } from '@/content/pages/index';
import { planGroups } from '@/content/plans';
import { portfolio } from '@/content/portfolio';
import { postsSnapshot } from '@/content/posts/index';
import * as privacyTexts from '@/content/privacy-texts';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { sampleBill } from '@/content/sample-bill';
import { mainServicePaths, servicePaths } from '@/content/service-paths';
import { claims, site } from '@/content/site';
import { socialCards } from '@/content/social-cards';
import { testimonials } from '@/content/testimonials';
import { memberLimits, preselectedTools, toolCategories, tools } from '@/content/tools';

const { enquiryServices, environments, startupStages, teamSizes, techNeeds, fundingStages, timelines } = options;

/** All modules of content/. */
export const siteContent = {
  routes,
  pages,
  servicePaths,
  mainServicePaths,
  menu,
  footerColumns,
  planGroups,
  tools,
  toolCategories,
  memberLimits,
  preselectedTools,
  sampleBill,
  postsSnapshot,
  portfolio,
  testimonials,
  site,
  claims,
  industries,
  redirects,
  booking: consultation,
  socialCards,
  messages,
  chatTexts,
  copyTexts,
  privacyTexts,
  forms: { enquiryFields, vpsFields, startupFields },
  options: { enquiryServices, teamSizes, techNeeds, fundingStages, timelines },
  describedOptions: { environments, startupStages },
};
