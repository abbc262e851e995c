import type { Paper } from '../../schema/paper';
import { accessList } from './access-list';
import { cloudBill } from './cloud-bill';
import { pilotLog } from './pilot-log';
import { supportTicket } from './support-ticket';

/** The papers of the managed services that have one of their own. */
export const managedPapers = [cloudBill, pilotLog, accessList, supportTicket] as const satisfies readonly Paper[];
