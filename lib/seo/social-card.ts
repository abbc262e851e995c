import { type HeadSection, isHead } from '@/content/schema/section';
import type { SocialCardInput } from '@/content/schema/social-card';
import { socialCards } from '@/content/social-cards';
import { BLOG_PATH, type ListPage, tagPath } from '@/lib/blog/list-pages';
import { findOffer, type Offer } from '@/lib/money/offers';
import { findPage } from '@/lib/pages/find-page';
import { longName, originalOf, type Route, routeAt } from '@/lib/routes/find-route';
import { parseInline } from '@/lib/text/parse-inline';

/** Pixels, as large networks and chats ask for. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

export type SocialCard = Pick<SocialCardInput, 'drawing' | 'ground'> & {
  /** The page of the card. Pages with another canonical page share its card. */
  path: string;
  heading: readonly HeadingPart[];
  /** The long name of the page, understood without a menu around it. */
  name: string;
  /** The page's cheapest plan: `{ price: '$30', period: 'a month' }`. */
  from?: Pick<Offer, 'price' | 'period'>;
};

export type HeadingPart = { text: string; isMarked: boolean };

type Words = SocialCardInput & Pick<SocialCard, 'from'>;

/** The card of a page: that of its canonical page, or the home page's for pages that are not indexed. */
export function socialCard(route: Pick<Route, 'path' | 'isIndexed'>): SocialCard {
  const shown = originalOf(routeAt(route.isIndexed ? route.path : '/'));
  const { heading, ...words } = wordsOf(shown);
  return {
    path: shown.path,
    heading: parseInline(heading).map(({ text, kind }) => ({ text, isMarked: kind === 'mark' })),
    name: shown.path === '/' ? shown.title : longName(shown),
    ...words,
  };
}

/** The card of a page of the blog list. Further pages of a list share the card of the first. */
export function listPageCard({ tag }: Pick<ListPage, 'tag'>): SocialCard {
  const card = socialCard(routeAt(BLOG_PATH));
  if (!tag) return card;
  const heading = [
    { text: 'Posts: ', isMarked: false },
    { text: tag.name, isMarked: true },
  ];
  return { ...card, path: tagPath(tag), heading };
}

/** The alternative text of the card. */
export function cardText({ heading, name, from }: SocialCard): string {
  const sentence = heading.map((part) => part.text).join('');
  const price = from ? `, from ${from.price}${from.period ? ` ${from.period}` : ''}` : '';
  return `${sentence.replace(/[.?!]$/, '')}. ${name}${price}`;
}

function wordsOf(route: Route): Words {
  const written = socialCards[route.path];
  if (written) return written;
  const head = findPage(route.path)?.sections.find(isHead);
  return head ? headWords(head) : { heading: route.title, drawing: 'torn-receipt', ground: 'paper' };
}

function headWords(head: HeadSection): Words {
  switch (head.kind) {
    case 'page-hero': {
      const { heading, drawing, ground, fromPlan } = head;
      return { heading, drawing, ground, from: fromPlan ? findOffer(fromPlan) : undefined };
    }
    case 'slideshow': {
      const [slide] = head.slides;
      return { heading: slide?.title ?? head.heading, drawing: 'till', ground: 'paper' };
    }
    case 'prose':
      return { heading: head.heading, drawing: 'bill-lens', ground: 'paper' };
  }
}
