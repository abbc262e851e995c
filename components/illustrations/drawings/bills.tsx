import { findOffer } from '@/lib/money/offers';
import { Canvas, Words } from '../canvas';

const LINES = ['Tools per person', 'Software', 'Servers', 'Backups', 'Website', 'Domains', 'IT support'] as const;

/** The lengths of the gray bars in place of amounts. */
const AMOUNTS = [30, 46, 52, 38, 46, 30, 42];

const FIRST_LINE = 142;
const LINE_HEIGHT = 64;
const RULE = { stroke: 'var(--dash)', strokeWidth: 2, strokeDasharray: '7 6' };

const paper = `M16 20h288v632${'l-12 12-12-12'.repeat(12)}z`;

/** A tech bill. The red pen circles the line that a service changes, with two short words in the margin. */
function bill(circled: (typeof LINES)[number], ...note: [string, string]) {
  const y = FIRST_LINE + LINES.indexOf(circled) * LINE_HEIGHT;
  return (
    <Canvas viewBox="0 0 460 680">
      <path d={paper} transform="translate(6 9)" fill="var(--ink)" stroke="none" opacity="0.1" />
      <path d={paper} fill="var(--sheet)" stroke="none" />
      <path d="M40 94h240M40 580h240" {...RULE} />
      <path d={`M38 ${y}h${circled.length * 12 + 4}`} stroke="var(--marker)" strokeWidth="30" strokeLinecap="butt" />
      <path d={AMOUNTS.map(barAt).join('')} stroke="var(--line)" strokeWidth="11" />
      <path d="M206 616h68" stroke="var(--mist-shape)" strokeWidth="15" />
      <g stroke="none" fill="var(--ink)" fontSize="20" fontFamily="var(--font-mono)">
        <Words x="40" y="69" fontSize="26" fontFamily="var(--font-display)" text="Your tech bill" />
        {LINES.map((line, index) => (
          <Words key={line} x="40" y={FIRST_LINE + index * LINE_HEIGHT + 7} text={line} />
        ))}
        <Words x="40" y="623" text="Total" />
      </g>
      <path
        d={`M270 ${y - 25}c-90-10-232-8-250 20-12 28 80 38 160 34s132-14 128-36-80-28-168-24M309 ${y - 3}q12-10 26-10`}
        stroke="var(--red)"
        strokeWidth="3.5"
      />
      <g stroke="none" fill="var(--red)" fontSize="24" fontFamily="var(--font-display)">
        {note.map((words, index) => (
          <Words key={words} x="326" y={y + 20 + index * 27} transform={`rotate(-5 326 ${y})`} text={words} />
        ))}
      </g>
    </Canvas>
  );
}

function barAt(length: number, line: number): string {
  return `M${280 - length} ${FIRST_LINE + line * LINE_HEIGHT}h${length - 6}`;
}

/** 'from $30' and 'a month'. */
function priceNote(plan: string): [string, string] {
  const offer = findOffer(plan);
  if (!offer?.period || !offer.isLowestPrice) throw new Error(`expected the lowest price of a group, received ${plan}`);
  return [`from ${offer.price}`, offer.period];
}

export const billDrawings = {
  'bill-software': bill('Software', 'the code', 'is yours'),
  'bill-servers': bill('Servers', ...priceNote('vps-startup')),
  'bill-website': bill('Website', ...priceNote('website-starter')),
  'bill-support': bill('IT support', 'a person', 'answers'),
};
