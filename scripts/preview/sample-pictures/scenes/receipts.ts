import { blurs, falloff, inks, linear, px, radial, type Scene, shadow, windowLight } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1600, 1067];

/** A pile of receipts on a green desk, most lines struck out with a red pen, beside a cup of coffee. */
export function receipts(): Scene {
  const random = seededRandom(11);
  const slips = [
    { x: 350, y: -50, turn: -13, rows: 15, struck: 0 },
    { x: 840, y: 60, turn: 9, rows: 14, struck: 3 },
    { x: 560, y: 110, turn: -4, rows: 13, struck: 8 },
  ].map((slip) => receipt(slip, random));
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 9,
    body: `<defs>${blurs}${linear('desk', '0 #17553b, 1 #0a3324', 35)}${linear('slip', '0 #e9e4d6, 0.16 #fbf9f2, 0.6 #fffefb, 1 #e3ddcd')}${linear('barrel', `0 #5f130a, 0.3 #e2553a, 0.42 #ffb9a4, 0.55 ${inks.red}, 1 #4b0f08`, 90)}${linear('metal', '0 #5d625c, 0.35 #f4f4ee, 1 #4a4f4a', 90)}${radial('coffee', 0.45, 0.4, 0.7, '0 #5a3a22, 0.7 #2a190e, 1 #160c06')}${radial('china', 0.36, 0.3, 0.85, '0 #fffefb, 0.7 #ddd8ca, 1 #a9a696')}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#desk)"/>
${slips.join('')}${cup(1420, 190)}${pen()}
${windowLight(WIDTH, HEIGHT, { shade: 0.46 })}${falloff(WIDTH, HEIGHT, 0.45, 0.38)}`,
  };
}

type Slip = { x: number; y: number; turn: number; rows: number; struck: number };

function receipt({ x, y, turn, rows, struck }: Slip, random: () => number): string {
  const width = 400;
  const height = 172 + rows * 44;
  const teeth = Array.from({ length: 20 }, () => `l${-width / 40} 10l${-width / 40} -10`);
  const outline = `<path d="M0 6Q${width / 2} -6 ${width} 4L${width + 3} ${height}${teeth.join('')}z"/>`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const top = 118 + row * 44;
    const isTotal = row === rows - 1;
    const [name, price] = [80 + random() * 140, isTotal ? 92 : 46 + random() * 30];
    const bars = `<path d="M34 ${top}h${px(isTotal ? 120 : name)}M${px(width - 34 - price)} ${top}h${px(price)}"/>`;
    const mark = isTotal
      ? `<path d="M22 ${top}h${width - 44}" stroke="${inks.marker}" stroke-width="40" opacity=".9" style="mix-blend-mode:multiply"/>`
      : '';
    return mark + bars;
  });
  const strikes = Array.from({ length: struck }, (_, row) => {
    const top = 118 + row * 44;
    const [start, end] = [18 + random() * 14, width - 16 - random() * 16];
    return `<path d="M${px(start)} ${px(top + random() * 8)}C140 ${px(top - 12 - random() * 8)} 250 ${px(top + 10)} ${px(end)} ${px(top - 6 - random() * 10)}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn} 200 400)">
${shadow(outline, 26, 34, 18, 0.6)}${shadow(outline, 5, 7, 5, 0.5)}
<g fill="url(#slip)">${outline}</g>
<g stroke="#26352d" stroke-width="11" opacity=".82"><path d="M96 44h208" stroke-width="22"/><path d="M140 78h120" stroke-width="8" opacity=".6"/>${lines.join('')}</g>
<g stroke="${inks.red}" stroke-width="8" stroke-linecap="round" fill="none" opacity=".92">${strikes.join('')}</g></g>`;
}

function pen(): string {
  const outline = '<path d="M0 8Q0 -24 20 -25H470L560 -5V5L470 25H20Q0 24 0 -8z"/>';
  return `<g transform="translate(900 960) rotate(-31) scale(1.02)">${shadow(outline, 14, 34, 9, 0.7)}
<g fill="url(#barrel)">${outline}</g><path d="M470 -25L530 -12V12L470 25z" fill="url(#metal)"/><path d="M530 -11L562 -3V3L530 11z" fill="#1a1a18"/>
<rect x="120" y="-26" width="16" height="52" fill="url(#metal)"/><path d="M10 -31h150a7 7 0 0 1 0 13H10z" fill="url(#metal)"/></g>`;
}

function cup(x: number, y: number): string {
  const rim = '<circle r="190"/>';
  const handle = '<path d="M120 120L236 236" fill="none" stroke-width="64" stroke-linecap="round"/>';
  return `<g transform="translate(${x} ${y})">${shadow(`${rim}<g stroke="#04100a">${handle}</g>`, 46, 60, 18, 0.62)}
<g stroke="url(#china)">${handle}</g><g fill="url(#china)">${rim}</g><circle r="164" fill="#cfcabb"/><circle r="158" cx="4" cy="6" fill="url(#coffee)"/>
<path d="M-110 -70A140 140 0 0 1 60 -120" stroke="#d9b48a" stroke-width="9" fill="none" opacity=".55" filter="url(#blur5)"/></g>`;
}
