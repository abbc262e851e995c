import type { Paper } from '../../schema/paper';
import { apiContract } from './api-contract';
import { appOwnership } from './app-ownership';
import { approvalMatrix } from './approval-matrix';
import { codeCount } from './code-count';
import { customerInvoice } from './customer-invoice';
import { sprintReview } from './sprint-review';

export const softwarePapers = [
  customerInvoice,
  approvalMatrix,
  appOwnership,
  codeCount,
  apiContract,
  sprintReview,
] as const satisfies readonly Paper[];
