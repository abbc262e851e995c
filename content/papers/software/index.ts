import type { Paper } from '../../schema/paper';
import { apiContract } from './api-contract';
import { appOwnership } from './app-ownership';
import { approvalMatrix } from './approval-matrix';
import { codeCount } from './code-count';
import { customerInvoice } from './customer-invoice';
import { orderWalkthrough } from './order-walkthrough';

export const softwarePapers = [
  customerInvoice,
  approvalMatrix,
  appOwnership,
  codeCount,
  apiContract,
  orderWalkthrough,
] as const satisfies readonly Paper[];
