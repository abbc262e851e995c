import { blurs, falloff, inks, linear, px, type Scene, shadow, windowLight } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1600, 1067];
const TAGS = [
  inks.green,
  inks.paper,
  inks.marker,
  inks.paper,
  inks.green,
  inks.paper,
  inks.red,
  inks.green,
  '',
  inks.marker,
];
/** One hook of the ten is empty. */
const EMPTY = 8;

/** A board with ten hooks, and keys with paper tags on nine of them, in low sun. */
export function keys(): Scene {
  const random = seededRandom(41);
  const places = TAGS.map((tag, index) => ({
    tag,
    x: 330 + (index % 5) * 236,
    y: index < 5 ? 230 : 620,
    turn: random() * 10 - 5,
  }));
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 9,
    body: `<defs>${blurs}${linear('plaster', '0 #c8d2c8, 1 #a4b3a8', 30)}${linear('plank', '0 #d9b98a, 1 #b08d5b', 80)}${linear('brass', '0 #7d6022, 0.3 #ffe9a8, 0.55 #c39a3f, 1 #6b4f19')}${linear('nickel', '0 #686f6a, 0.35 #ffffff, 0.6 #b9c0ba, 1 #555c57')}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#plaster)"/>${board(random)}
<g fill="#2b1c08" filter="url(#blur9)" opacity=".58" transform="translate(48 40)">${places.map((place, index) => hung(place, index, true)).join('')}</g>
${places.map((place, index) => `<circle cx="${place.x}" cy="${place.y - 40}" r="13" fill="url(#nickel)"/>${hung(place, index, false)}<path d="M${place.x} ${place.y - 40}v38a14 14 0 0 0 22 8" stroke="url(#nickel)" stroke-width="9" fill="none" stroke-linecap="round"/>`).join('')}
${windowLight(WIDTH, HEIGHT, { shade: 0.4, x: 0.08, slant: 0.55 })}${falloff(WIDTH, HEIGHT, 0.4, 0.36, { dark: 0.42 })}`,
  };
}

function board(random: () => number): string {
  const outline = `<rect x="170" y="90" width="1260" height="860" rx="16"/>`;
  const grain = Array.from({ length: 34 }, (_, index) => {
    const y = px(104 + index * 25 + random() * 12);
    const wave = px(random() * 18 - 9);
    return `<path d="M174 ${y}C500 ${y + wave} 1000 ${y - wave} 1426 ${px(y + random() * 8)}" stroke-width="${px(1 + random() * 4)}"/>`;
  }).join('');
  return `${shadow(outline, 40, 44, 18, 0.6)}<g fill="url(#plank)">${outline}</g><g fill="none" stroke="#7a5a2c" opacity=".3">${grain}</g><rect x="172" y="92" width="1256" height="856" rx="15" fill="none" stroke="#f3ddb5" stroke-width="4" opacity=".7"/>`;
}

type Place = { tag: string; x: number; y: number; turn: number };

/** A key and its tag on their ring; as a shadow, without colors of their own. */
function hung({ tag, x, y, turn }: Place, index: number, isShadow: boolean): string {
  if (index === EMPTY) return '';
  const metal = index % 3 === 1 ? 'nickel' : 'brass';
  const paint = (fill: string) => (isShadow ? '' : ` fill="${fill}"`);
  const line = isShadow ? '#2b1c08' : 'url(#nickel)';
  const bow =
    'M-34 66a40 40 0 1 1 68 0a44 44 0 0 1 -19 18V206L2 220L-14 204V190l9 -9l-9 -9V156l9 -9l-9 -9V84A44 44 0 0 1 -34 66zM0 34a11 11 0 1 0 .1 0z';
  const words = isShadow ? '' : '<path d="M-20 112h40M-20 132h28" stroke="#12201a" stroke-width="7" opacity=".6"/>';
  const slip = `<g transform="rotate(${px(24 + turn)})"><path d="M-36 76L-16 50H16L36 76V176a6 6 0 0 1 -6 6H-30a6 6 0 0 1 -6 -6zM0 62a8 8 0 1 0 .1 0z" fill-rule="evenodd"${paint(tag)}/>${words}</g>`;
  return `<g transform="translate(${x} ${y})"><circle cy="22" r="27" fill="none" stroke="${line}" stroke-width="7"/>${slip}<g transform="rotate(${px(turn - 8)})"><path d="${bow}" fill-rule="evenodd"${paint(`url(#${metal})`)} transform="translate(0 10)"/></g></g>`;
}
