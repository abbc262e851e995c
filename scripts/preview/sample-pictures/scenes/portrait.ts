import { blurs, falloff, linear, radial, type Scene } from '../scene';

const SIZE = 480;

/** Somebody from the side, at work in the light of a screen: recognizable at 32 px, and nobody in particular. */
export function portrait(): Scene {
  return {
    width: SIZE,
    height: SIZE,
    grain: 9,
    body: `<defs>${blurs}${linear('room', '0 #12382a, 1 #d7e8a0', -12)}${radial('screen', 0.92, 0.42, 0.7, '0 #f6ffd0, 0.4 #bfe08a 0.7, 1 #0b6a45 0')}${linear('skin', '0 #2c1a10, 0.55 #6d4429, 0.85 #c98f5f, 1 #ffdcae')}${linear('shirt', '0 #04241a, 0.6 #0b6a45, 1 #7fd0a4')}</defs>
<rect width="${SIZE}" height="${SIZE}" fill="url(#room)"/><rect width="${SIZE}" height="${SIZE}" fill="url(#screen)"/>
<path d="M20 500Q40 360 170 336L280 340Q400 372 420 500z" fill="url(#shirt)"/><path d="M158 214L284 268L276 344Q226 396 164 346z" fill="url(#skin)"/>
<path d="M150 160Q150 70 236 70Q318 74 316 160L336 204Q334 214 318 214L314 262Q304 292 262 284Q180 276 150 160z" fill="url(#skin)"/>
<path d="M140 190Q120 60 236 48Q330 52 322 118Q270 104 236 132Q226 176 206 186Q198 240 176 246Q150 236 140 190z" fill="#130c08"/>
<path d="M276 150h34" stroke="#130c08" stroke-width="7" opacity=".7"/><path d="M290 172h20" stroke="#130c08" stroke-width="8" stroke-linecap="round" opacity=".7"/>
${falloff(SIZE, SIZE, 0.62, 0.42, { dark: 0.45 })}`,
  };
}
