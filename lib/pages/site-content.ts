import { enquiryFields } from '@/content/forms/enquiry';
import { startupFields } from '@/content/forms/startup';
import { vpsFields } from '@/content/forms/vps';
import * as lists from '@/content/options';
import * as allTexts from '@/content/texts/index';

// All modules of content/. checkContent has the rules for each.
export { consultation as booking } from '@/content/booking';
export { firstMonth } from '@/content/first-month';
export { industries } from '@/content/industries';
export { footerColumns, menu } from '@/content/navigation';
export { pages } from '@/content/pages/index';
export { papers } from '@/content/papers/index';
export { planGroups } from '@/content/plans';
export { portfolio } from '@/content/portfolio';
export { postsSnapshot } from '@/content/posts/index';
export { redirects } from '@/content/redirects';
export { routes } from '@/content/routes';
export { sampleBill } from '@/content/sample-bill';
export { mainServicePaths, servicePaths } from '@/content/service-paths';
export { claims, site } from '@/content/site';
export { slidePapers } from '@/content/slide-papers';
export { socialCards } from '@/content/social-cards';
export { testimonials } from '@/content/testimonials';
export { toConfirm } from '@/content/to-confirm';
export { memberLimits, preselectedTools, toolCategories, tools } from '@/content/tools';

const { enquiryServices, environments, startupStages, teamSizes, techNeeds, fundingStages, timelines } = lists;
export const forms = { enquiryFields, vpsFields, startupFields };
export const options = { enquiryServices, teamSizes, techNeeds, fundingStages, timelines };
export const describedOptions = { environments, startupStages };

const { blogPage, calculatorPage, contactPage, ...others } = allTexts;
/** The texts of components. Those of pages may have marks and links. */
export const pageTexts = { blogPage, calculatorPage, contactPage };
export const texts = others;
