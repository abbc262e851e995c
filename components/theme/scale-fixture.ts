import postcss from 'postcss';

const STEP = String.raw`var\(--space-(?:3xs|2xs|xs|sm|md|lg|xl|2xl)\)`;
/** Spaces that grow with the window: between sections, and from the page to its edge. */
const EDGE = String.raw`var\(--(?:section-space(?:-open)?|page-(?:margin|edge)|header-height|dock-height|edge-(?:room|lift)|corner-margin)\)`;
const LENGTH = String.raw`(?:${STEP}|${EDGE}(?: / 2)?|-?\d+(?:\.\d+)?%)`;
/** A private property that may hold another step (`--` below). */
const privately = (step: string) => String.raw`var\(--[a-z-]+, ${step}\)`;
/** A step, a sum of steps, or a part of the whole that a script or the server has computed. */
const SPACE = String.raw`(?:0|auto|${STEP}|${privately(STEP)}|${EDGE}|calc\((?:-1 \* ${LENGTH}|${EDGE} / 2|${LENGTH}(?: [+-] ${LENGTH})+|\(?var\(--(?:from|to|part)\)(?: - 1\))? \* 100%)\)|max\(${STEP}, env\(safe-area-inset-bottom, 0px\)\))`;
/** Paper has three sizes in points. */
const TEXT = String.raw`(?:var\(--text-(?:xs|sm|md|lg|xl|2xl|3xl|4xl|5xl)\)|(?:8|11|22)pt)`;
const LEADING = String.raw`var\(--leading-(?:tight|snug|text)\)`;
/** Names may have rarer letters (fonts.css). */
const FAMILY = String.raw`(?:(?:display|text|mono)-more, )?var\(--font-(?:display|text|mono)\)`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern}|inherit)$`);
const listOf = (item: string) => whole(`${item}(?: ${item}){0,3}`);

/** What the properties of the scale may hold. */
const ALLOWED: [RegExp, RegExp][] = [
  [/^font$/, whole(`[4-7]00 ${TEXT} ?/ ?${LEADING} ${FAMILY}`)],
  // Words of size 0 are read aloud and not shown.
  [/^font-size$/, whole(`0|${TEXT}|${privately(TEXT)}`)],
  [/^line-height$/, whole(LEADING)],
  [/^font-weight$/, whole('[4-7]00')],
  [/^font-family$/, whole(FAMILY)],
  [/^(padding|margin|scroll-margin)(-|$)|^(row-|column-)?gap$/, listOf(SPACE)],
  [/^(inset(-|$)|(top|right|bottom|left)$)/, listOf(String.raw`(?:${SPACE}|-?\d+%)`)],
  // A private property would bring a length of its own into the properties above.
  [/^--/, /^(?!.*\d(rem|px|vw|vh)\b)/s],
];

/** The widths of the window that decide a layout. Text as large as on a phone at 200% is below 18rem; below 48rem there is a dock. */
const WIDTHS = ['18', '40', '48', '62', '76'];

/** What one file alone may have. */
const OWN: Record<string, readonly string[]> = {
  // Where their own words fit.
  'components/bill/bill.css': ['@media screen and (min-width: 137rem)'],
  'components/chat/live-chat.tsx': [
    '@media (width >= 48rem) and (width < 87rem)',
    '@media screen and (min-width: 87rem)',
  ],
  'components/frame/dock.style.ts': ['@media (width < 80rem)', '@media (width < 87rem)'],
  // In the specification: 1024 px.
  'components/sections/accordion.tsx': ['@media screen and (min-width: 64rem)'],
  // The letters of a drawing, in the units of its view box.
  'components/calculator/chart.style.ts': ['font-size: 15px', 'font-size: 20px'],
};

/** Each value of a style text that is not on the scale of tokens.css, such as `gap: 1.3rem`. */
function offScale(styles: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(withoutInserted(styles));
  root.walkDecls(({ prop, value, parent }) => {
    // There they describe a file with letters, not a text.
    if (parent instanceof postcss.AtRule && parent.name === 'font-face') return;
    const isAllowed = ALLOWED.every(([name, values]) => !name.test(prop) || values.test(value.replace(/\s+/g, ' ')));
    if (!isAllowed) found.push(`${prop}: ${value}`);
  });
  root.walkAtRules('media', ({ params }) => {
    const widths = [...params.matchAll(/width\s*[:<>=]+\s*([\d.]+)(rem|px|em)/g)];
    if (widths.some(([, width = '', unit]) => unit !== 'rem' || !WIDTHS.includes(width)))
      found.push(`@media ${params}`);
  });
  return found;
}

/** Inserted style texts are checked in their own file; an inserted value or selector becomes a word. */
const withoutInserted = (styles: string) =>
  styles.replace(/(?<=^|[;{}\n])(\s*\$\{[^}]*\};?)+\s*(?=$|\n)/g, '').replace(/\$\{[^}]*\}/g, 'inserted');

/** The same for a file: its sheets or style templates, its inline styles, and the sizes of text in its drawings. */
export function offScaleIn(file: string, source: string): string[] {
  return allOffScale(file, source).filter((found) => !OWN[file]?.includes(found));
}

function allOffScale(file: string, source: string): string[] {
  if (file.endsWith('.css')) return offScale(source);
  const templates = [...source.matchAll(/\b(?:css|styledRoot\([^)]*\))`([^`]*)`/g)].map(([, text = '']) => text);
  const inline = [...source.matchAll(/\bstyle=\{\{[^}]*\b(?:font|padding|margin|gap|inset)\w*:[^}]*\}\}/g)];
  const attributes = [...source.matchAll(/\bfont(?:Size|-size)=["{][^"}]*["}]/g)];
  return [...templates.flatMap(offScale), ...[...inline, ...attributes].map(([text]) => text)];
}
