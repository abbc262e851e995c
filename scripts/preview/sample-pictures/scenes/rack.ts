import { blurs, falloff, inks, linear, px, radial, type Scene } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1200, 1800];
const UNIT = 120;
const LEDS = ['#7dff9a', '#dff25a', '#7dff9a', '#ffb454'];

/** A server rack in the dark, held upright: rows of lights, and network cables in three colors. */
export function rack(): Scene {
  const random = seededRandom(37);
  const units = Array.from({ length: HEIGHT / UNIT }, (_, index) => {
    const draw = [server, drives, server, panel, drives][index % 5] ?? server;
    return `<g transform="translate(110 ${index * UNIT})"><rect width="980" height="${UNIT - 6}" rx="6" fill="url(#unit)"/>
<path d="M6 2h968" stroke="#a9c4b4" stroke-width="2" opacity=".5"/>${draw(random)}</g>`;
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 10,
    body: `<defs>${blurs}${linear('unit', '0 #3a4a42, 0.5 #1d2a24, 1 #0c1511', 90)}${linear('rail', '0 #0b120f, 0.4 #55645b, 0.6 #2a362f, 1 #060b08')}${radial('glow', 0.5, 0.5, 0.5, '0 #9dffb0 0.9, 0.3 #5dff86 0.34, 1 #0b6a45 0')}<pattern id="mesh" width="16" height="16" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="4.4" fill="#030706"/><circle cx="12" cy="12" r="4.4" fill="#030706"/></pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#050a08"/>${units.join('')}
${[40, 1090].map((x) => `<rect x="${x}" width="70" height="${HEIGHT}" fill="url(#rail)"/>${holes(x + 35)}`).join('')}
${cables(random)}
<rect x="-200" y="500" width="900" height="1100" fill="#37d07c" opacity=".14" filter="url(#blur80)" style="mix-blend-mode:screen"/>
${falloff(WIDTH, HEIGHT, 0.42, 0.5, { dark: 0.86, radius: 0.62 })}`,
  };
}

function led(x: number, y: number, random: () => number): string {
  if (random() < 0.2) return `<circle cx="${x}" cy="${y}" r="6" fill="#10241a"/>`;
  const color = LEDS[Math.floor(random() * LEDS.length)] ?? inks.marker;
  return `<circle cx="${x}" cy="${y}" r="30" fill="url(#glow)" opacity=".75"/><circle cx="${x}" cy="${y}" r="7" fill="${color}"/><circle cx="${x}" cy="${y}" r="3" fill="#fff"/>`;
}

function server(random: () => number): string {
  const lights = Array.from({ length: 4 }, (_, index) => led(70 + index * 34, 76, random)).join('');
  return `<rect x="230" y="18" width="620" height="78" rx="4" fill="url(#mesh)"/><rect x="52" y="22" width="130" height="30" rx="3" fill="#0a120e"/><path d="M62 37h64" stroke="#8fb59f" stroke-width="6"/>
${lights}<rect x="884" y="24" width="60" height="66" rx="4" fill="#0a120e" stroke="#44564c" stroke-width="2"/>${led(914, 57, random)}`;
}

function drives(random: () => number): string {
  return Array.from({ length: 10 }, (_, index) => {
    const x = 44 + index * 90;
    return `<rect x="${x}" y="12" width="82" height="92" rx="4" fill="#111b16" stroke="#4a5b51" stroke-width="2"/><rect x="${x + 8}" y="22" width="66" height="50" fill="url(#mesh)"/><path d="M${x + 10} 88h34" stroke="#5c6f64" stroke-width="6"/>${led(x + 66, 88, random)}`;
  }).join('');
}

function panel(random: () => number): string {
  return Array.from({ length: 16 }, (_, index) => {
    const x = 46 + index * 56;
    return `<rect x="${x}" y="40" width="42" height="44" rx="3" fill="#020403" stroke="#6c7d72" stroke-width="3"/>${random() < 0.7 ? led(x + 21, 24, random) : ''}`;
  }).join('');
}

function holes(x: number): string {
  return Array.from(
    { length: 45 },
    (_, index) => `<rect x="${x - 8}" y="${12 + index * 40}" width="16" height="16" rx="3" fill="#020403"/>`,
  ).join('');
}

/** Cables hang from the three patch panels. */
function cables(random: () => number): string {
  const colors = [inks.green, inks.marker, inks.paper, inks.green, inks.red, inks.marker];
  const paths = [3, 8, 13].flatMap((unit, group) =>
    colors.map((color, index) => {
      const top = unit * UNIT + 62;
      const start = 177 + Math.floor(index * 2.6 + random() * 2) * 56;
      const [end, drop] = [random() < 0.5 ? -40 : 1240, 300 + random() * 260];
      const path = `M${start} ${top}C${start} ${px(top + drop)} ${px((start + end) / 2)} ${px(top + drop * 1.15)} ${end} ${px(top + 60 + index * 34 + group * 20)}`;
      return {
        path,
        color,
        plug: `<rect x="${start - 15}" y="${top - 24}" width="30" height="40" rx="4" fill="#c9d2cc"/>`,
      };
    }),
  );
  return `<g fill="none" stroke="#000" stroke-width="24" opacity=".6" filter="url(#blur9)" transform="translate(16 26)">${paths.map(({ path }) => `<path d="${path}"/>`).join('')}</g>
<g fill="none" stroke-linecap="round">${paths
    .map(
      ({ path, color, plug }) =>
        `${plug}<path d="${path}" stroke="#050a08" stroke-width="20" opacity=".55"/><path d="${path}" stroke="${color}" stroke-width="17"/><path d="${path}" stroke="#fff" stroke-width="4" opacity=".3" transform="translate(-3 -3)"/>`,
    )
    .join('')}</g>`;
}
