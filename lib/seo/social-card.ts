import type { SectionOf } from '@/content/schema/section';
import type { SocialCardInput } from '@/content/schema/social-card';
import { socialCards } from '@/content/social-cards';
import { BLOG_PATH, type ListPage, tagPath } from '@/lib/blog/list-pages';
import { findOffer, type Offer } from '@/lib/money/offers';
import { findPage } from '@/lib/pages/find-page';
import { longName, originalOf, type Route, routeAt } from '@/lib/routes/find-route';
import { type InlinePart, parseInline } from '@/lib/text/parse-inline';

/** Pixels. What the large networks and chats ask for. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a shared link shows, before anybody draws it. */
export type SocialCard = Pick<SocialCardInput, 'drawing' | 'ground'> & {
  /** The address whose card this is: pages that repeat another share its card. */
  path: string;
  heading: readonly HeadingPart[];
  /** What the page is called where nothing around it explains a short name. */
  name: string;
  /** The page's cheapest plan: `{ price: '$30', period: 'a month' }`. */
  from?: Pick<Offer, 'price' | 'period'>;
};

export type HeadingPart = { text: string; isMarked: boolean };

type Words = SocialCardInput & Pick<SocialCard, 'from'>;

/** The card of a route. A twin shares its original's; pages that search engines leave out share the home page's. */
export function socialCard(route: Pick<Route, 'path' | 'isIndexed'>): SocialCard {
  const shown = originalOf(routeAt(route.isIndexed ? route.path : '/'));
  const { heading, ...words } = wordsOf(shown);
  return {
    path: shown.path,
    heading: parseInline(heading).map(headingPart),
    name: shown.path === '/' ? shown.title : longName(shown),
    ...words,
  };
}

/** The card of a page of the blog list: its further pages share the first one's. */
export function listPageCard({ tag }: Pick<ListPage, 'tag'>): SocialCard {
  const card = socialCard(routeAt(BLOG_PATH));
  if (!tag) return card;
  const heading = [
    { text: 'Posts on ', isMarked: false },
    { text: tag.name, isMarked: true },
  ];
  return { ...card, path: tagPath(tag), heading };
}

/** The card in words, for those who do not see the picture. */
export function cardText({ heading, name, from }: SocialCard): string {
  const sentence = heading.map((part) => part.text).join('');
  const price = from ? `, from ${from.price}${from.period ? ` ${from.period}` : ''}` : '';
  return `${sentence.replace(/[.?!]$/, '')}. ${name}${price}`;
}

function wordsOf(route: Route): Words {
  const written = socialCards[route.path];
  if (written) return written;
  const sections = findPage(route.path)?.sections ?? [];
  for (const section of sections) {
    if (section.kind === 'page-hero') return heroWords(section);
    // The home page: its first slide says the site's one idea.
    if (section.kind === 'slideshow' && section.slides[0]) {
      return { heading: section.slides[0].title, drawing: section.slides[0].image, ground: 'paper' };
    }
    if (section.kind === 'prose') return { heading: section.heading, drawing: 'bill-lens', ground: 'paper' };
  }
  return { heading: route.title, drawing: 'torn-receipt', ground: 'paper' };
}

function heroWords({ heading, drawing, layout, fromPlan }: SectionOf<'page-hero'>): Words {
  return { heading, drawing, ground: layout, from: fromPlan ? findOffer(fromPlan) : undefined };
}

function headingPart({ text, kind }: InlinePart): HeadingPart {
  return { text, isMarked: kind === 'mark' };
}
