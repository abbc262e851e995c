import type { RoutePath } from '@/content/routes';

/** Pages that several parts of the site lead to. Few and short: the consent banner takes this file to every page. */
export const CONTACT_PATH: RoutePath = '/contact';
export const CALCULATOR_PATH: RoutePath = '/savings-calculator';
export const PRIVACY_PATH: RoutePath = '/privacy';
