import { blurs, falloff, inks, linear, px, radial, type Scene, shadow } from '../scene';
import { seededRandom } from '../seeded-random';

const [WIDTH, HEIGHT] = [1600, 1067];

/** A desk at night: a lamp, a pile of paper with notes on it, a pencil and a glass of water. */
export function deskLamp(): Scene {
  const random = seededRandom(53);
  return {
    width: WIDTH,
    height: HEIGHT,
    grain: 11,
    body: `<defs>${blurs}${linear('wall', '0 #1d4634, 1 #0b1f17', 60)}${linear('table', '0 #8a6a40, 1 #33220f', 90)}${linear('arm', '0 #0a4a31, 0.35 #3fae7d, 1 #053322', 90)}${linear('shade', `0 #063524, 0.3 #58c394, 0.55 ${inks.green}, 1 #04291b`)}${radial('pool', 0.5, 0.5, 0.5, '0 #ffedbd 0.95, 0.4 #ffdc94 0.55, 1 #ffcf78 0')}${linear('cone', '0 #ffe9b4 0.6, 1 #ffdf9e 0', 90)}${linear('glass', '0 #fff 0.55, 0.2 #cfe6da 0.12, 0.8 #cfe6da 0.14, 1 #fff 0.4')}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
<ellipse cx="760" cy="560" rx="820" ry="520" fill="url(#pool)" opacity=".5"/>
<rect y="735" width="${WIDTH}" height="340" fill="url(#table)"/><path d="M0 736H1600" stroke="#e7c48a" stroke-width="4" opacity=".5"/>
<ellipse cx="770" cy="850" rx="760" ry="150" fill="url(#pool)"/>
${glass(1240, 800)}${papers(random)}${lamp()}
<path d="M600 372L1020 330L1330 830H300z" fill="url(#cone)" opacity=".5" filter="url(#blur18)" style="mix-blend-mode:screen"/>
<ellipse cx="812" cy="356" rx="150" ry="40" fill="#fff4d2" filter="url(#blur18)" transform="rotate(-6 812 356)"/>
${falloff(WIDTH, HEIGHT, 0.5, 0.62, { dark: 0.85, radius: 0.7 })}`,
  };
}

function lamp(): string {
  const base = '<path d="M180 858a150 34 0 0 0 300 0v-16a150 30 0 0 0 -300 0z"/>';
  return `${shadow(base, -50, 20, 18, 0.8)}<g fill="url(#arm)">${base}</g><ellipse cx="330" cy="842" rx="150" ry="30" fill="#2b8f63"/>
<g stroke-linecap="round" fill="none"><path d="M330 838L236 470L706 232" stroke="#04110b" stroke-width="30" opacity=".5" transform="translate(9 9)"/><path d="M330 838L236 470" stroke="#156b49" stroke-width="26"/><path d="M324 838L231 474" stroke="#7fd3ae" stroke-width="5" opacity=".7"/><path d="M236 470L706 232" stroke="#156b49" stroke-width="26"/><path d="M240 460L700 226" stroke="#8fe0bb" stroke-width="5" opacity=".7"/></g>
<circle cx="236" cy="470" r="30" fill="#0d3f2b"/><circle cx="236" cy="470" r="13" fill="#c7d1c9"/>
<g transform="rotate(-6 760 300)"><path d="M672 196q8 -36 62 -38h50q54 2 62 38l118 164q-204 44 -408 0z" fill="url(#shade)"/><path d="M556 360q204 44 408 0q-204 -36 -408 0z" fill="#fff3cf"/></g>`;
}

function papers(random: () => number): string {
  const sheets = Array.from({ length: 7 }, (_, index) => {
    const [shift, y] = [px(random() * 46 - 23), 894 - index * 9];
    return `<path d="M${560 + shift} ${y}L${1060 + shift} ${y - 14}L${1000 + shift} ${y - 92}L${610 + shift} ${y - 84}z" fill="${index % 2 ? '#e9dfc6' : '#fffaf0'}"/><path d="M${560 + shift} ${y}L${1060 + shift} ${y - 14}v6L${560 + shift} ${y + 7}z" fill="#9c8a63"/>`;
  });
  const lines = [0, 1, 2, 3]
    .map(
      (line) =>
        `M${px(640 - line * 11)} ${766 + line * 18}L${px(640 - line * 11 + 150 + random() * 150)} ${px(762 + line * 18)}`,
    )
    .join('');
  const pencil = '<path d="M0 0h320l44 9l-44 9H0z"/>';
  return `${shadow('<path d="M540 906L1080 886L1010 800L600 800z"/>', 30, 14, 9, 0.75)}${sheets.join('')}
<path d="${lines}" stroke="#3c4a41" stroke-width="6" fill="none" opacity=".8"/><ellipse cx="905" cy="806" rx="66" ry="19" fill="none" stroke="${inks.red}" stroke-width="7" transform="rotate(-4 905 806)"/>
<g transform="translate(470 950) rotate(-7)">${shadow(pencil, 8, 16, 5, 0.8)}<path d="M0 0h320v18H0z" fill="#cfe04a"/><path d="M0 0h320v6H0z" fill="#f4ffa6"/><path d="M320 0l44 9l-44 9z" fill="#e9c896"/><path d="M352 6l12 3l-12 3z" fill="#111"/><path d="M-34 0h34v18h-34z" fill="${inks.red}"/></g>`;
}

function glass(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${shadow('<ellipse cx="30" cy="84" rx="110" ry="18"/>', 40, 4, 9, 0.7)}<path d="M-74 -130L-62 84a62 14 0 0 0 124 0L74 -130z" fill="url(#glass)"/><path d="M-70 -40L-62 84a62 14 0 0 0 124 0L70 -40a70 14 0 0 1 -140 0z" fill="#bfe0cf" opacity=".32"/><ellipse cy="-40" rx="70" ry="13" fill="#e9fff4" opacity=".4"/><ellipse cy="-130" rx="74" ry="14" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/><path d="M-56 -110L-48 60" stroke="#fff" stroke-width="8" opacity=".6" filter="url(#blur2)"/></g>`;
}
