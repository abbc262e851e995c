import { blurs, falloff, linear, px, radial, type Scene } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [960, 640];
const FLOOR = 500;
const CASES = [
  { x: 190, width: 150, height: 300 },
  { x: 372, width: 170, height: 340 },
  { x: 574, width: 150, height: 300 },
];

/** How many pictures of the disks make up the blinking. */
export const DISK_FRAMES = 2;

/**
 * Three backup disks on a glossy shelf at night, the lights of a town behind them. Their own lights are on or off by the
 * frame; of the first frame, which stands where nothing moves, all are on.
 */
export function backupDisks(frame: number): Scene {
  const random = seededRandom(67);
  const disks = CASES.map((box, index) => disk(box, frame === 0 || index === 1)).join('');
  const lights = Array.from({ length: 26 }, () => {
    const [x, y, radius] = [px(random() * WIDTH), px(60 + random() * 330), px(16 + random() * 34)];
    const color = ['#ffd27a', '#dff25a', '#5fd39a', '#ffb08a', '#fff1cf'][Math.floor(random() * 5)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity="${px(0.1 + random() * 0.3)}"/>`;
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 8,
    body: `<defs>${blurs}${linear('night', '0 #0d2b20, 1 #1d4a37', 90)}${linear('gloss', '0 #2c4a3b, 1 #07120d', 90)}${linear('case', '0 #0b120f, 0.08 #7b8a81, 0.2 #3a4740, 0.7 #232e28, 1 #060a08')}${linear('fade', '0 #fff 0.5, 0.32 #fff 0', 90)}${radial('glow', 0.5, 0.5, 0.5, '0 #c9ffd4 1, 0.25 #6dff94 0.55, 1 #0b6a45 0')}<mask id="reflected" maskContentUnits="userSpaceOnUse"><rect y="${FLOOR}" width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/><g filter="url(#blur2)">${lights.join('')}</g>
<rect y="${FLOOR - 12}" width="${WIDTH}" height="200" fill="url(#gloss)"/>
<g mask="url(#reflected)"><g transform="translate(0 ${FLOOR * 2}) scale(1 -1)" filter="url(#blur5)">${disks}</g></g>
<ellipse cx="457" cy="${FLOOR}" rx="330" ry="14" fill="#020604" opacity=".8" filter="url(#blur9)"/>${disks}
${falloff(WIDTH, HEIGHT, 0.42, 0.45, { dark: 0.7 })}`,
  };
}

function disk({ x, width, height }: { x: number; width: number; height: number }, isLit: boolean): string {
  const slots = Array.from({ length: 9 }, (_, index) => `M${width * 0.26} ${44 + index * 15}h${width * 0.48}`).join('');
  const light = isLit
    ? `<circle cx="${width / 2}" cy="${height - 46}" r="62" fill="url(#glow)"/><circle cx="${width / 2}" cy="${height - 46}" r="7" fill="#f2fff4"/>`
    : `<circle cx="${width / 2}" cy="${height - 46}" r="7" fill="#16301f"/>`;
  return `<g transform="translate(${x} ${FLOOR - height})"><rect width="${width}" height="${height}" rx="16" fill="url(#case)"/><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="14" fill="none" stroke="#b9cbbf" stroke-width="2" opacity=".35"/>
<path d="${slots}" stroke="#040807" stroke-width="7" stroke-linecap="round"/><rect x="${width * 0.26}" y="${height - 118}" width="${width * 0.48}" height="38" rx="3" fill="#ece6d6" opacity=".9"/><path d="M${width * 0.32} ${height - 105}h${width * 0.3}M${width * 0.32} ${height - 92}h${width * 0.2}" stroke="#26352d" stroke-width="5"/>${light}</g>`;
}
