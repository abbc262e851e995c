/** Each figure as a line on a grid of 4 by 6. No font of the machine is asked: it would differ from machine to machine. */
const LINES = [
  'M2 0Q4 0 4 3T2 6T0 3T2 0',
  'M.8 1.2L2.4 0V6',
  'M.2 1.4Q.4 0 2 0T3.8 1.6Q3.8 3 .2 6H4',
  'M.4 0H3.6L1.8 2.4Q4 2.4 4 4.2T2 6Q.4 6 0 4.6',
  'M3 6V0L0 4.2H4',
  'M3.6 0H.6L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.4 6 0 4.7',
  'M3.4 .3Q0 1 0 4.1Q0 6 2 6T4 4.1T2 2.3T0 4.1',
  'M0 0H4L1.4 6',
  'M2 2.8Q.3 2.8 .3 1.4T2 0T3.7 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8',
  'M.6 5.7Q4 5 4 1.9Q4 0 2 0T0 1.9T2 3.7T4 1.9',
];

/** A whole number in drawn figures, `size` pixels high, its upper left corner at the point given. */
export function figures(text: string, x: number, y: number, size: number, color: string): string {
  const scale = size / 6;
  const paths = [...text].map(
    (figure, index) => `<path d="${LINES[Number(figure)] ?? ''}" transform="translate(${index * 5.4})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
