import { toolShareOfRunning } from '@/content/sample-bill';
import { invoiceSchema } from '@/content/schema/invoice';
import { claims } from '@/content/site';
import { type InvoiceLine, type ReadInvoice, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents } from '@/lib/money/format-money';
import { fieldPath } from '@/lib/text/field-path';
import { percentageIn } from './check-savings';

/** What is struck must save, and the sums of the sample bill must be what the claims say. The schema reports what is malformed. */
export function checkSampleBill(file: string, input: unknown): string[] {
  const invoice = invoiceSchema.safeParse(input).data;
  if (!invoice) return [];
  const bill = readInvoice(invoice);
  const placeOf = ({ number }: InvoiceLine) => {
    const index = number - 1 - invoice.tools.length;
    return `${file}: ${fieldPath(input, index < 0 ? ['tools', number - 1] : ['others', index])}`;
  };
  const dearer = bill.lines.filter(({ fate, cents, leftCents }) => /move|halve/.test(fate) && leftCents >= cents);
  if (dearer.length > 0) {
    return dearer.map(
      (line) => `${placeOf(line)}: expected a line that saves, received ${line.name}, ${amountsOf(line)} with us`,
    );
  }
  return [...checkShare(file, bill), ...checkRunning(file, bill)];
}

function checkShare(file: string, { percentage }: ReadInvoice): string[] {
  if (percentage === percentageIn(claims.saving)) return [];
  return [
    `${file}: expected lines with which ${percentageIn(claims.saving)}% goes off the bill, as the claim '${claims.saving}' says, received ${percentage}%`,
  ];
}

/** The open-source page says of which share of the running costs its claim is. */
function checkRunning(file: string, { lines }: ReadInvoice): string[] {
  const moved = lines.filter(({ fate }) => fate === 'move');
  const sum = (amountOf: (line: InvoiceLine) => number) => moved.reduce((total, line) => total + amountOf(line), 0);
  const off = sum(({ cents, leftCents }) => cents - leftCents) / sum(({ cents }) => cents);
  const received = Math.round(toolShareOfRunning * off);
  const claim = claims['open-source'];
  if (received === percentageIn(claim)) return [];
  return [
    `${file}: toolShareOfRunning: expected a share of which moving the tools takes off ${percentageIn(claim)}% in all, as the claim '${claim}' says, received ${toolShareOfRunning}: ${received}%`,
  ];
}

function amountsOf({ cents, leftCents }: InvoiceLine): string {
  return cents === leftCents ? formatCents(cents) : `${formatCents(cents)} and ${formatCents(leftCents)}`;
}
