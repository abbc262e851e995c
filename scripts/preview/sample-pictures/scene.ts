/** A drawing that becomes a photograph (render-scene.ts): SVG, with sizes in pixels. */
export type Scene = {
  width: number;
  height: number;
  /** The content of `<svg>`. */
  body: string;
  /** Standard deviation of the film grain, in steps of a color channel (0 to 255). */
  grain: number;
  /** The background stays transparent. */
  isCutOut?: boolean;
};

/** Colors that several scenes use. */
export const inks = {
  paper: '#f5f2ea',
  ink: '#12201a',
  green: '#0b6a45',
  greenDeep: '#084f34',
  marker: '#dff25a',
  red: '#c5341b',
  mist: '#e7efe8',
  warm: '#ffdf9e',
} as const;

/** Stops as `offset color [opacity]`, separated by commas: `0 #fff 0.5, 1 #000`. */
function stopTags(stops: string): string {
  const tags = stops.split(', ').map((stop) => {
    const [offset, color, opacity = '1'] = stop.split(' ');
    return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  });
  return tags.join('');
}

/** A gradient from left to right, turned by `degrees`. */
export function linear(id: string, stops: string, degrees = 0): string {
  return `<linearGradient id="${id}" gradientTransform="rotate(${degrees} .5 .5)">${stopTags(stops)}</linearGradient>`;
}

/** A gradient from a point outwards; `x`, `y` and `radius` are shares of the filled shape. */
export function radial(id: string, x: number, y: number, radius: number, stops: string): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopTags(stops)}</radialGradient>`;
}

/** Filters that blur by 2 to 80 pixels: `url(#blur9)`. */
export const blurs = [2, 5, 9, 18, 40, 80]
  .map(
    (pixels) =>
      `<filter id="blur${pixels}" x="-25%" y="-25%" width="150%" height="150%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
  )
  .join('');

export type Blur = 2 | 5 | 9 | 18 | 40 | 80;

/** The soft shadow of shapes, moved by `dx` and `dy` pixels. */
export function shadow(shapes: string, dx: number, dy: number, blur: Blur, opacity: number): string {
  return `<g transform="translate(${dx} ${dy})" filter="url(#blur${blur})" opacity="${opacity}" fill="#04100a">${shapes}</g>`;
}

/** The light of a window from the upper left: darkens the scene outside the window's panes and warms it inside them. */
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

/** Light around a point (`x` and `y` are shares of the scene) that fades to dark corners. */
export function falloff(
  width: number,
  height: number,
  x: number,
  y: number,
  { dark = 0.62, radius = 0.95 } = {},
): string {
  return `${radial('falloff-dark', x, y, radius, `0 #04100a 0, 0.45 #04100a ${dark * 0.22}, 1 #04100a ${dark}`)}${radial('falloff-warm', x, y, radius * 0.7, '0 #fff1cf 0.5, 1 #fff1cf 0')}<rect width="${width}" height="${height}" fill="url(#falloff-warm)" style="mix-blend-mode:soft-light"/>
<rect width="${width}" height="${height}" fill="url(#falloff-dark)"/>`;
}

/** Rounds to one decimal: no pixel shows more. */
export function px(value: number): number {
  return Math.round(value * 10) / 10;
}
