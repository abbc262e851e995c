import { blurs, falloff, inks, linear, px, type Scene, shadow, windowLight } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1600, 1067];
const [LEFT, TOP, DAY_WIDTH, DAY_HEIGHT] = [330, 252, 135, 142];
const FIRST_DAY = 2;
const DAYS = 31;
const DONE = 17;
const APPOINTMENT = 21;

/** The digits 0 to 9 as paths on a grid of 4 by 6: a font could differ between machines. */
const DIGITS = [
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

/** A wall calendar: the days up to today ticked off, one of the next circled in red, a corner of the sheet turned up. */
export function wallCalendar(): Scene {
  const random = seededRandom(71);
  const sheet = '<path d="M290 70H1310V930L1240 1000H290z"/>';
  const rings = Array.from({ length: 24 }, (_, index) => 320 + index * 42);
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 9,
    body: `<defs>${blurs}${linear('plaster', '0 #cfd8cd, 1 #9fb0a4', 25)}${linear('page', '0 #fffdf6, 1 #ece6d6', 70)}${linear('wire', '0 #3b423e, 0.4 #ffffff, 1 #59625d')}${linear('curl', '0 #b9b19b, 0.5 #fffaf0, 1 #d8d0bc', 45)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#plaster)"/>
<g transform="rotate(-1.6 800 520)">${shadow(sheet, 44, 48, 18, 0.5)}${shadow(sheet, 8, 10, 5, 0.5)}
<path d="M298 80H1318V946L1252 1012H298z" fill="#d9d2c0"/><g fill="url(#page)">${sheet}</g>
<rect x="290" y="70" width="1020" height="112" fill="${inks.green}"/><path d="M340 134h230" stroke="#fffefb" stroke-width="34" opacity=".95"/><path d="M1130 134h130" stroke="${inks.marker}" stroke-width="26"/>
${grid()}${marks(random)}
<path d="M1310 930L1240 1000Q1238 936 1252 932Q1280 938 1310 930z" fill="url(#curl)"/>
${rings.map((x) => `<circle cx="${x}" cy="92" r="9" fill="#0a1f16"/><path d="M${x - 7} 94V46a7 7 0 0 1 14 0v44" fill="none" stroke="url(#wire)" stroke-width="5"/>`).join('')}</g>
${windowLight(WIDTH, HEIGHT, { shade: 0.4, x: 0.12, slant: 0.5 })}${falloff(WIDTH, HEIGHT, 0.42, 0.4, { dark: 0.5 })}`,
  };
}

const placeOf = (day: number) => {
  const cell = day - 1 + FIRST_DAY;
  return { x: LEFT + (cell % 7) * DAY_WIDTH, y: TOP + Math.floor(cell / 7) * DAY_HEIGHT };
};

function grid(): string {
  const days = Array.from({ length: DAYS }, (_, index) => {
    const { x, y } = placeOf(index + 1);
    return `<path d="M${x} ${y - 14}h${DAY_WIDTH - 14}" stroke="#b9b19b" stroke-width="3"/>${digits(String(index + 1), x + 4, y + 2, 40, (index + FIRST_DAY) % 7 > 4 ? '#8b9389' : inks.ink)}`;
  });
  const names = Array.from({ length: 7 }, (_, index) => `M${LEFT + index * DAY_WIDTH} 214h54`).join('');
  return `<path d="${names}" stroke="#8b9389" stroke-width="11"/>${days.join('')}`;
}

/** Ticks in green felt pen, the circle in red, and a line of marker under two days of work. */
function marks(random: () => number): string {
  const ticks = Array.from({ length: DONE }, (_, index) => {
    const { x, y } = placeOf(index + 1);
    const [dx, dy] = [px(62 + random() * 8), px(70 + random() * 10)];
    return `<path d="M${x + dx} ${y + dy}l14 17l30 -37"/>`;
  });
  const { x, y } = placeOf(APPOINTMENT);
  const block = placeOf(23);
  return `<path d="M${block.x - 4} ${block.y + 72}h240" stroke="${inks.marker}" stroke-width="34" style="mix-blend-mode:multiply"/>
<g fill="none" stroke="${inks.green}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" opacity=".85">${ticks.join('')}</g>
<path d="M${x - 16} ${y + 40}C${x - 26} ${y - 40} ${x + 128} ${y - 46} ${x + 134} ${y + 36}C${x + 138} ${y + 112} ${x - 10} ${y + 116} ${x - 12} ${y + 44}C${x - 12} ${y + 4} ${x + 30} ${y - 26} ${x + 70} ${y - 22}" fill="none" stroke="${inks.red}" stroke-width="10" stroke-linecap="round"/>`;
}

/** A whole number `size` pixels high, with its upper left corner at `x` and `y`. */
function digits(text: string, x: number, y: number, size: number, color: string): string {
  const scale = size / 6;
  const paths = [...text].map(
    (digit, index) => `<path d="${DIGITS[Number(digit)] ?? ''}" transform="translate(${index * 5.4})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
