import type { Paper } from '../../schema/paper';
import { capacitySheet } from './capacity-sheet';
import { daysStatement } from './days-statement';
import { deployLog } from './deploy-log';
import { firstDaySheet } from './first-day-sheet';
import { stackReview } from './stack-review';
import { testPlan } from './test-plan';
import { toolMap } from './tool-map';

/** The papers of the services for startups, in the order of content/service-paths.ts. */
export const startupsPapers = [
  capacitySheet,
  toolMap,
  firstDaySheet,
  deployLog,
  testPlan,
  daysStatement,
  stackReview,
] as const satisfies readonly Paper[];
