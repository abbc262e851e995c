import type { RoutePath } from '@/content/routes';

/** Pages that several parts of the site link to. Keep it short: the consent banner loads this file on every page. */
export const CONTACT_PATH: RoutePath = '/contact';
export const CALCULATOR_PATH: RoutePath = '/savings-calculator';
export const PRIVACY_PATH: RoutePath = '/privacy';
