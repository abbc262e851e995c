import { readMark } from '@/components/illustrations/read-drawing';
import { color } from '@/components/theme/palette';
import { site } from '@/content/site';
import { SOCIAL_CARD_SIZE, type SocialCard } from '@/lib/seo/social-card';
import { billsSvg, tornSheet } from './bills';
import { drawingSvg, markSvg } from './drawing-svg';
import { fitHeadline, headlineSvg } from './headline';
import { textSvg, textWidth } from './text-svg';
import type { Typefaces } from './typeface';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE;
const MARGIN = 64;
/** Where the torn sheet ends and the stub begins. */
const TEAR = 528;
const TOOTH = 15;
const ART = { x: 716, y: 56, width: 432, height: 416 };
const HEADLINE = { x: MARGIN, y: 132, width: 610, height: 350 };

const day = {
  ink: color('ink'),
  art: color('ink'),
  mark: { ground: color('marker'), fill: color('ink') },
  logo: {},
  stub: color('night'),
  stubInk: color('night-text'),
  stubSoft: color('night-soft'),
};

/** The colors for each background of a page's hero. The stub has the opposite one. */
const palettes = {
  paper: { ...day, sheet: color('paper') },
  mist: { ...day, sheet: color('mist') },
  night: {
    sheet: color('night'),
    ink: color('night-text'),
    art: color('night-soft'),
    mark: { fill: color('marker') },
    logo: { [color('ink')]: color('marker'), [color('marker')]: color('night') },
    stub: color('sheet'),
    stubInk: color('ink'),
    stubSoft: color('ink-soft'),
  },
} as const satisfies Record<SocialCard['ground'], object>;

type Palette = (typeof palettes)[SocialCard['ground']];

/** A page's card as SVG, text as outlines. Undefined if the typeface lacks a letter of the heading, or a word is too long. */
export function cardSvg(card: SocialCard, faces: Typefaces): string | undefined {
  const palette = palettes[card.ground];
  const { display: face } = faces;
  const isSettable = card.heading.every(({ text }) => face.hasGlyphs(text));
  const headline = isSettable && fitHeadline(card.heading, { face, ...HEADLINE });
  if (!headline) return undefined;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.stub}"/>`,
    `<path d="${tornSheet(WIDTH, TEAR, TOOTH)}" fill="${palette.sheet}"/>`,
    logoSvg(palette, faces),
    headlineSvg(headline, { face, ...HEADLINE, fill: palette.ink, mark: palette.mark }),
    card.drawing === 'till' ? billsSvg(faces) : drawingSvg(card.drawing, ART, faces, palette.art),
    stubSvg(card, palette, faces),
    '</svg>',
  ].join('');
}

function logoSvg({ logo, ink }: Palette, faces: Typefaces): string {
  const [height, gap] = [42, 20];
  const width = height * readMark().ratio;
  const mark = markSvg({ x: MARGIN, y: 53, width, height }, logo);
  const style = { face: faces.display, size: 36, tracking: -0.04, fill: ink };
  return mark + textSvg(site.name, MARGIN + width + gap, 87, style);
}

/** The page's name, and its lowest price or the company's slogan. */
function stubSvg({ path, name, from }: SocialCard, { stubInk, stubSoft }: Palette, faces: Typefaces): string {
  const baseline = 596;
  const words = { face: faces.text, size: 30, fill: stubInk };
  const atEnd = { ...words, anchor: 'end' as const };
  const end = WIDTH - MARGIN;
  const left = textSvg(name, MARGIN, baseline, words);
  // The home page's name leaves no room for the slogan.
  if (path === '/') return left;
  if (!from) return left + textSvg(site.slogan, end, baseline, { ...atEnd, fill: stubSoft });

  const figure = { face: faces.display, size: 46, tracking: -0.03, fill: color('ink') };
  const width = textWidth(from.price, figure) + 22;
  const right = end - (from.period ? textWidth(from.period, words) + 16 : 0);
  return [
    left,
    `<rect x="${right - width}" y="${baseline - 43}" width="${width}" height="56" rx="6" fill="${color('marker')}"/>`,
    textSvg(from.price, right - 11, baseline + 1, { ...figure, anchor: 'end' }),
    textSvg('from', right - width - 16, baseline, atEnd),
    from.period ? textSvg(from.period, end, baseline, atEnd) : '',
  ].join('');
}
