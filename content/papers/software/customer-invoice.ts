import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { teamCents, businessCents, seatCents, seats, taxPercent } = softwareFigures.saas;
const DAYS_IN_APRIL = 30;
/** From the 19th and from the 24th to the 30th. */
const PLAN_DAYS = 12;
const SEAT_DAYS = 7;

const forDays = (monthlyCents: number, days: number) => Math.round((monthlyCents * days) / DAYS_IN_APRIL);
const days = (count: number) => `${count} of ${DAYS_IN_APRIL} days`;

const credit = -forDays(teamCents, PLAN_DAYS);
const upgrade = forDays(businessCents, PLAN_DAYS);
const addedSeats = forDays(seats * seatCents, SEAT_DAYS);
const net = credit + upgrade + addedSeats + businessCents + seats * seatCents;

export const customerInvoice = {
  id: 'customer-invoice',
  title: 'Invoice 1042',
  shortTitle: 'Invoice',
  subtitle: 'May 1, sent by your product to its customer',
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'Item' }, { label: 'For' }, { label: 'Amount', numeric: true }],
      rows: [
        ['Team plan, unused from April 19', days(PLAN_DAYS), { from: 'sample', cents: credit }],
        ['Business plan from April 19', days(PLAN_DAYS), { from: 'sample', cents: upgrade }],
        [`${seats} more seats from April 24`, days(SEAT_DAYS), { from: 'sample', cents: addedSeats }],
        ['Business plan, May', 'the full month', { from: 'sample', cents: businessCents }],
        [`${seats} more seats, May`, 'the full month', { from: 'sample', cents: seats * seatCents }],
        [`Sales tax, ${taxPercent}%`, 'all lines', { from: 'sample', cents: Math.round((net * taxPercent) / 100) }],
      ],
      total: 'Charged to the card',
    },
    { kind: 'stamp', text: 'Paid on May 1', small: 'sample, by card' },
  ],
} as const satisfies Paper;
