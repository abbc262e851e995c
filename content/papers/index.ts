import type { Paper } from '../schema/paper';
import { billCheck } from './bill-check';
import { cmsWordpressPapers } from './cms-wordpress/index';
import { estimate } from './estimate';
import { restoreDrill } from './restore-drill';
import { serverPage } from './server-page';

/** Samples of what clients receive in writing. They stay samples: each is stamped, and its figures are invented or computed. */
export const papers = [
  estimate,
  serverPage,
  restoreDrill,
  billCheck,
  ...cmsWordpressPapers,
] as const satisfies readonly Paper[];

export type PaperId = (typeof papers)[number]['id'];
