import { enquiryFields } from '@/content/forms/enquiry';
import { startupFields } from '@/content/forms/startup';
import { vpsFields } from '@/content/forms/vps';
import * as lists from '@/content/options';

// All modules of content/. checkContent has the rules for each.
export { consultation as booking } from '@/content/booking';
export * as chatTexts from '@/content/chat-texts';
export * as copyTexts from '@/content/copy-texts';
export { firstMonth } from '@/content/first-month';
export { industries } from '@/content/industries';
export * as messages from '@/content/messages';
export { footerColumns, menu } from '@/content/navigation';
export { pages } from '@/content/pages/index';
export { papers } from '@/content/papers/index';
export { planGroups } from '@/content/plans';
export { portfolio } from '@/content/portfolio';
export { postsSnapshot } from '@/content/posts/index';
export * as privacyTexts from '@/content/privacy-texts';
export { redirects } from '@/content/redirects';
export { routes } from '@/content/routes';
export { sampleBill } from '@/content/sample-bill';
export { sampleInvoice } from '@/content/sample-invoice';
export { mainServicePaths, servicePaths } from '@/content/service-paths';
export { claims, site } from '@/content/site';
export { socialCards } from '@/content/social-cards';
export { testimonials } from '@/content/testimonials';
export { toConfirm } from '@/content/to-confirm';
export { memberLimits, preselectedTools, toolCategories, tools } from '@/content/tools';

const { enquiryServices, environments, startupStages, teamSizes, techNeeds, fundingStages, timelines } = lists;
export const forms = { enquiryFields, vpsFields, startupFields };
export const options = { enquiryServices, teamSizes, techNeeds, fundingStages, timelines };
export const describedOptions = { environments, startupStages };
