import type { Paper } from '../schema/paper';
import { billCheck } from './bill-check';
import { cmsWordpressPapers } from './cms-wordpress/index';
import { estimate } from './estimate';
import { managedPapers } from './managed/index';
import { restoreDrill } from './restore-drill';
import { serverPage } from './server-page';
import { softwarePapers } from './software/index';
import { startupsPapers } from './startups/index';

/** Samples of what clients receive in writing. They stay samples: each is stamped, and its figures are invented or computed. */
export const papers = [
  estimate,
  serverPage,
  restoreDrill,
  billCheck,
  ...managedPapers,
  ...softwarePapers,
  ...startupsPapers,
  ...cmsWordpressPapers,
] as const satisfies readonly Paper[];

export type PaperId = (typeof papers)[number]['id'];
