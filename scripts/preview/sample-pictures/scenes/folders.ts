import { blurs, falloff, inks, linear, px, type Scene, shadow } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1600, 1067];
const SHELVES_Y = [470, 1000];
const SPINES = [inks.greenDeep, '#e9e2cf', inks.green, '#b7bfb5', '#22302a', '#d8cdb2', inks.green, '#8c9a8f'];

/** Two shelves of lever-arch files, one of them red, one leaning, with a gap where a file was taken out. */
export function folders(): Scene {
  const random = seededRandom(23);
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 9,
    body: `<defs>${blurs}${linear('wall', '0 #3d4a41, 1 #151d18')}${linear('board', '0 #e2c796, 1 #9d7d4d', 90)}${linear('round', '0 #fff 0.05, 0.18 #fff 0.3, 0.4 #fff 0, 0.75 #000 0.12, 1 #000 0.55')}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
${SHELVES_Y.map((y, shelf) => row(y, shelf, random)).join('')}
<g fill="#03100a" filter="url(#blur18)" opacity=".62"><rect x="-100" y="-60" width="1800" height="112"/><rect x="-100" y="500" width="1800" height="92"/></g>
${falloff(WIDTH, HEIGHT, 0.3, 0.42, { dark: 0.78, radius: 0.85 })}`,
  };
}

function row(floor: number, shelf: number, random: () => number): string {
  const files: string[] = [];
  let x = -30;
  for (let index = 0; x < WIDTH; index += 1) {
    const width = 84 + Math.round(random() * 3) * 14;
    const isGap = (shelf === 0 && index === 9) || (shelf === 1 && index === 3);
    if (isGap) {
      // The next file leans into the gap.
      x += 92;
      files.push(file({ x, floor, width: 92, color: inks.mist, lean: -11, random }));
    } else {
      const isRed = shelf === 0 && index === 6;
      const isMarker = shelf === 1 && index === 9;
      const color = isRed
        ? inks.red
        : isMarker
          ? inks.marker
          : (SPINES[Math.floor(random() * SPINES.length)] ?? inks.green);
      files.push(file({ x, floor, width, color, lean: 0, random }));
    }
    x += width + 4;
  }
  const board = `<rect x="-20" y="${floor}" width="${WIDTH + 40}" height="38" fill="url(#board)"/><rect x="-20" y="${floor + 33}" width="${WIDTH + 40}" height="6" fill="#5b4526"/>`;
  return `${files.join('')}${board}`;
}

type File = { x: number; floor: number; width: number; color: string; lean: number; random: () => number };

function file({ x, floor, width, color, lean, random }: File): string {
  const height = 400 + Math.round(random() * 2) * 12;
  const middle = width / 2;
  const lines = [0, 1, 2]
    .map((line) => `M${px(middle - 20)} ${-height + 84 + line * 22}h${px(18 + random() * 22)}`)
    .join('');
  const outline = `<rect y="${-height}" width="${width}" height="${height}" rx="5"/>`;
  return `<g transform="translate(${x} ${floor}) rotate(${lean} ${width} 0)">${lean ? shadow(outline, 26, 6, 9, 0.6) : ''}
<g fill="${color}">${outline}</g><g fill="url(#round)">${outline}</g>
<rect x="${middle - 31}" y="${-height + 50}" width="62" height="132" rx="3" fill="#f4efe0"/><path d="${lines}" stroke="#3b463f" stroke-width="7" opacity=".8"/>
<circle cx="${middle}" cy="-96" r="23" fill="none" stroke="#d5d8d0" stroke-width="9"/><circle cx="${middle}" cy="-96" r="18" fill="#070d0a"/><path d="M${middle - 19} -106a22 22 0 0 1 26 -11" stroke="#fff" stroke-width="5" fill="none"/></g>`;
}
