/** What is photographed: SVG, with sizes in pixels. */
export type Scene = {
  width: number;
  height: number;
  /** What stands inside `<svg>`. */
  body: string;
  /** Standard deviation of the film grain, in steps of 255. */
  grain: number;
  /** True for a cut-out: what nothing is drawn on stays transparent. */
  isCutOut?: boolean;
};

/** The site's colors, and three of the things that lie around in an office. */
export const inks = {
  paper: '#f5f2ea',
  sheet: '#fffefb',
  ink: '#12201a',
  inkSoft: '#4a584f',
  line: '#dcd7c9',
  green: '#0b6a45',
  greenDeep: '#084f34',
  night: '#0c1b14',
  nightRaised: '#13281e',
  marker: '#dff25a',
  red: '#c5341b',
  mist: '#e7efe8',
  wood: '#c9ae83',
  steel: '#8f9892',
  warm: '#ffdf9e',
} as const;

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** A gradient from left to right of what it fills, turned by so many degrees. */
export function linear(id: string, stops: readonly Stop[], degrees = 0): string {
  return `<linearGradient id="${id}" gradientTransform="rotate(${degrees} .5 .5)">${stopTags(stops)}</linearGradient>`;
}

/** A gradient from a point outwards, as shares of what it fills. */
export function radial(id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopTags(stops)}</radialGradient>`;
}

/** Blurs by so many pixels, as `url(#blur8)`. */
export const blurs = [2, 5, 9, 18, 40, 80]
  .map(
    (pixels) =>
      `<filter id="blur${pixels}" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
  )
  .join('');

export type Blur = 2 | 5 | 9 | 18 | 40 | 80;

/** Shapes as a soft shadow, `dx` and `dy` pixels away from where they are drawn. */
export function shadow(shapes: string, dx: number, dy: number, blur: Blur, opacity: number): string {
  return `<g transform="translate(${dx} ${dy})" filter="url(#blur${blur})" opacity="${opacity}" fill="#04100a">${shapes}</g>`;
}

/**
 * The light of a window with panes, thrown across the whole scene from the upper left: what lies outside the panes falls
 * into shade, and what lies inside is warmed.
 */
export function windowLight(width: number, height: number, { shade = 0.5, x = 0.14, slant = 0.38 } = {}): string {
  const pane = (column: number, row: number) => {
    const [w, h] = [width * 0.25, height * 0.42];
    const lean = h * slant;
    const left = width * x + column * (w + width * 0.03) + row * (h + height * 0.05) * slant;
    const top = height * 0.06 + row * (h + height * 0.05) + column * height * 0.03;
    return `M${px(left)} ${px(top)}l${px(w)} ${px(h * 0.07)}l${px(lean)} ${px(h)}l${px(-w)} ${px(-h * 0.07)}z`;
  };
  const panes = [0, 1, 2].flatMap((column) => [0, 1].map((row) => pane(column, row))).join('');
  const outside = `M-200 -200H${width + 200}V${height + 200}H-200z`;
  return `<filter id="panes" filterUnits="userSpaceOnUse" x="-60" y="-60" width="${width + 120}" height="${height + 120}"><feGaussianBlur stdDeviation="16"/></filter>
<g filter="url(#panes)" opacity="${shade}"><path d="${outside}${panes}" fill="#06140d" fill-rule="evenodd"/></g>
<path d="${panes}" fill="${inks.warm}" opacity=".2" filter="url(#panes)" style="mix-blend-mode:soft-light"/>`;
}

/** Light that falls off from a point, in shares of the scene, to dark corners. */
export function falloff(
  width: number,
  height: number,
  x: number,
  y: number,
  { dark = 0.62, radius = 0.95 } = {},
): string {
  return `${radial('falloff-dark', x, y, radius, [
    [0, '#04100a', 0],
    [0.45, '#04100a', dark * 0.22],
    [1, '#04100a', dark],
  ])}${radial('falloff-warm', x, y, radius * 0.7, [
    [0, '#fff1cf', 0.5],
    [1, '#fff1cf', 0],
  ])}<rect width="${width}" height="${height}" fill="url(#falloff-warm)" style="mix-blend-mode:soft-light"/>
<rect width="${width}" height="${height}" fill="url(#falloff-dark)"/>`;
}

/** One decimal is finer than a pixel can show. */
export function px(value: number): number {
  return Math.round(value * 10) / 10;
}
