import { blurs, inks, linear, type Scene, shadow } from '../scene';

const [WIDTH, HEIGHT] = [1320, 880];

/** Three tools to choose from, cut out: a spanner, a screwdriver and a hammer, with nothing but their shadows behind them. */
export function handTools(): Scene {
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 5,
    isCutOut: true,
    body: `<defs>${blurs}${linear('steel', '0 #39413d, 0.25 #eef2ee, 0.45 #aab3ad, 0.7 #f7faf7, 1 #474f4a')}${linear('ash', '0 #7a5527, 0.3 #f0cf98, 0.7 #cda163, 1 #68441b')}${grip('grip-green', '#053b27', inks.green, '#66d3a1')}${grip('grip-red', '#5c1409', inks.red, '#ff9d86')}${linear('iron', '0 #141a17, 0.35 #7d8a83, 0.6 #3a443f, 1 #0d120f', 90)}</defs>
${placed(spanner, spannerOutline, 430, 436, 14)}${placed(screwdriver, screwdriverOutline, 652, 436, -7)}${placed(hammer, hammerOutline, 880, 440, 9)}`,
  };
}

function grip(id: string, dark: string, middle: string, light: string): string {
  return linear(id, `0 ${dark}, 0.28 ${light}, 0.5 ${middle}, 1 ${dark}`);
}

function placed(drawing: string, outline: string, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.76)">${shadow(outline, 34, 30, 18, 0.5)}${shadow(outline, 9, 9, 5, 0.45)}${drawing}</g>`;
}

const spannerOutline =
  '<path d="M-34 -210C-110 -250 -112 -350 -52 -392V-316L0 -290L52 -316V-392C112 -350 110 -250 34 -210L26 208C92 240 100 340 40 388V316L0 292L-40 316V388C-100 340 -92 240 -26 208z"/>';
const spanner = `<g fill="url(#steel)">${spannerOutline}</g><path d="M-10 -170V170M10 -170V170" stroke="#2b322e" stroke-width="3" opacity=".5"/><rect x="-9" y="-150" width="18" height="300" rx="9" fill="#59625d" opacity=".5"/>`;

const screwdriverOutline =
  '<path d="M-52 -380q52 -40 104 0l14 60v190l-40 44h-12V330l18 40l-8 30h-48l-8 -30l18 -40V-86h-12l-40 -44v-190z"/>';
const screwdriver = `<path d="M-14 -90h28V330l18 40l-8 30h-48l-8 -30l18 -40z" fill="url(#steel)"/><path d="M-52 -380q52 -40 104 0l14 60v190l-40 44h-52l-40 -44v-190z" fill="url(#grip-green)"/>
<path d="M-30 -340V-140M0 -350V-130M30 -340V-140" stroke="#032416" stroke-width="9" opacity=".45" stroke-linecap="round"/><path d="M-66 -214h132" stroke="${inks.marker}" stroke-width="22"/>`;

const hammerOutline =
  '<path d="M-150 -390h80l24 22h92l24 -22q100 -2 128 96q-70 -46 -128 -30l-30 22l14 690q-24 26 -48 0l14 -690l-56 -16h-114z"/>';
const hammer = `<path d="M-26 -330h52l10 700q-36 30 -72 0z" fill="url(#ash)"/><path d="M-36 130h70l2 240q-36 30 -72 0z" fill="url(#grip-red)"/><path d="M-34 170h68M-35 215h70M-36 260h72M-36 305h72" stroke="#4b0f08" stroke-width="7" opacity=".5"/>
<path d="M-156 -396h86l24 22h92l24 -22q106 -2 134 100q-74 -48 -134 -32l-30 22h-86l-24 -6h-86z" fill="url(#iron)"/><path d="M-156 -396h26v84h-26z" fill="#c9d2cc"/><path d="M-150 -388h76l24 20h96" stroke="#fff" stroke-width="5" fill="none" opacity=".4"/>`;
