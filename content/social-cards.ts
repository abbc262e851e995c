import type { RoutePath } from './routes';
import type { SocialCardInput } from './schema/social-card';

/** The cards of shared links for pages without a hero. `heading` may mark one ==phrase==. */
export const socialCards: Partial<Record<RoutePath, SocialCardInput>> = {
  '/about/blogs': { heading: 'Servers, software and ==what they cost==', drawing: 'cost-chart', ground: 'paper' },
  '/savings-calculator': { heading: 'Slash Your ==Tech Bills==', drawing: 'till', ground: 'mist' },
  '/contact': { heading: 'Talk to an engineer: ==the first hour is free==', drawing: 'bill-lens', ground: 'night' },
};
