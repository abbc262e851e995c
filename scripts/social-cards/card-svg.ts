import { site } from '@/content/site';
import { routeAt } from '@/lib/routes/find-route';
import { SOCIAL_CARD_SIZE, type SocialCard } from '@/lib/seo/social-card';
import { billsSvg } from './bills';
import { color } from './colors';
import { drawingSvg } from './drawing-svg';
import { fitHeadline, headlineSvg } from './headline';
import { tornSheet } from './receipt';
import { setText, textWidth } from './set-text';
import type { Typeface, Typefaces } from './typeface';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE;
const MARGIN = 64;
/** Where the sheet is torn off; its teeth end here, and the stub begins. */
const TEAR = 528;
const ART = { x: 716, y: 56, width: 432, height: 416 };
const HEADLINE_TOP = 132;
const HEADLINE = { width: 610, height: 350 };

/** The grounds of the pages' heroes, and what stands on each. */
function groundColors(ground: SocialCard['ground']) {
  const night = { sheet: color('night'), ink: color('night-text'), stub: color('sheet'), stubInk: color('ink') };
  const day = { ink: color('ink'), stub: color('night'), stubInk: color('night-text') };
  if (ground === 'night') return { ...night, mark: { fill: color('marker') } };
  const mark = { ground: color('marker'), fill: color('ink') };
  return { ...day, sheet: color(ground === 'paper' ? 'paper' : 'mist'), mark };
}

/**
 * A page's card as SVG without any text: a receipt, torn off above its stub. On the sheet the logo, the page's heading
 * with its highlight and its drawing; on the stub its name and its lowest price. Undefined where the heading cannot be
 * set: the typeface lacks a letter, or a word is too long.
 */
export function cardSvg(card: SocialCard, faces: Typefaces): string | undefined {
  const { sheet, ink, stub, stubInk, mark } = groundColors(card.ground);
  const isNight = card.ground === 'night';
  const { display: face } = faces;
  const headline = canSet(card, face) && fitHeadline(card.heading, { face, ...HEADLINE });
  if (!headline) return undefined;
  const art =
    card.drawing === 'two-bills'
      ? billsSvg(faces)
      : drawingSvg(card.drawing, ART, faces, color(isNight ? 'night-soft' : 'ink'));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${stub}"/>`,
    `<path d="${tornSheet(WIDTH, TEAR, 15)}" fill="${sheet}"/>`,
    logo(isNight ? color('marker') : color('ink'), isNight ? color('night') : color('marker'), ink, faces),
    headlineSvg(headline, { face, x: MARGIN, y: HEADLINE_TOP, fill: ink, mark }),
    `<clipPath id="sheet"><path d="${tornSheet(WIDTH, TEAR, 15)}"/></clipPath><g clip-path="url(#sheet)">${art}</g>`,
    stubSvg(card, stubInk, isNight, faces),
    '</svg>',
  ].join('');
}

function canSet({ heading }: SocialCard, face: Typeface): boolean {
  return heading.every(({ text }) => face.canSet(text));
}

function logo(sheet: string, letter: string, ink: string, faces: Typefaces): string {
  // The mark of app/icon.svg.
  const mark = `<path d="M5 3h22v23l-3.7 3-3.6-3-3.7 3-3.7-3-3.6 3L5 26z" fill="${sheet}"/><path d="M11 9h5.2a6.4 6.4 0 0 1 0 12.8H11z" fill="none" stroke="${letter}" stroke-width="2.6"/>`;
  const name = setText(site.name, 120, 87, { face: faces.display, size: 36, tracking: -0.04, fill: ink });
  return `<g transform="translate(56 48) scale(1.625)">${mark}</g>${name}`;
}

/** The part that stays with the visitor: what the page is, and its lowest price or the company's slogan. */
function stubSvg({ path, name, from }: SocialCard, ink: string, isNight: boolean, faces: Typefaces): string {
  const baseline = 596;
  const words = { face: faces.text, size: 30, fill: ink };
  const atEnd = { ...words, anchor: 'end' as const };
  const end = WIDTH - MARGIN;
  // The home page's name says nothing, and its title leaves no room for the slogan.
  if (path === '/') return setText(routeAt(path).title, MARGIN, baseline, words);
  const left = setText(name, MARGIN, baseline, words);
  if (!from)
    return left + setText(site.slogan, end, baseline, { ...atEnd, fill: color(isNight ? 'ink-soft' : 'night-soft') });

  const figure = { face: faces.display, size: 46, tracking: -0.03, fill: color('ink') };
  const width = textWidth(from.price, figure) + 22;
  const right = end - (from.period ? textWidth(from.period, words) + 16 : 0);
  return [
    left,
    `<rect x="${right - width}" y="${baseline - 43}" width="${width}" height="56" rx="6" fill="${color('marker')}"/>`,
    setText(from.price, right - 11, baseline + 1, { ...figure, anchor: 'end' }),
    setText('from', right - width - 16, baseline, atEnd),
    from.period ? setText(from.period, end, baseline, atEnd) : '',
  ].join('');
}
