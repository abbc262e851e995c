import { InlineDrawing } from '@/components/illustrations/drawing';
import { Stamp } from '@/components/parts/stamp';
import { Till } from '@/components/parts/till';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Actions } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import type { Action } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { pageHeroTexts } from '@/content/texts/section';
import { findPaper } from '@/lib/papers/find-paper';
import { type HeroPrint, printHeroPaper } from '@/lib/papers/hero-paper';
import { Root } from './page-hero.style';

type Hero = SectionOf<'page-hero'>;

const usualActions: Action[] = [
  { label: pageHeroTexts.scheduleCall, to: 'booking' },
  { label: pageHeroTexts.viewServices, to: '/services' },
];

/** The top of a page: breadcrumb, heading, its paper with one large figure, two actions and three highlights. */
export function PageHero({ section, path }: { section: Hero; path: string }) {
  const { ground, heading, lead, paper, drawing, isLow, highlights, anchor, actions = usualActions } = section;
  const print = paper && printHeroPaper(paper, paper.sample && findPaper(paper.sample));
  return (
    <Root id={anchor} data-hero={ground} data-low={isLow} data-panel={ground === 'night' ? ground : undefined}>
      <div className="wrap">
        <Breadcrumb path={path} />
        <div className={print?.figure ? 'hero-layout' : 'hero-layout hero-beside'}>
          <Inline as="h1" text={heading} />
          {print?.figure && (
            <p className="hero-figure">
              <b>{print.figure.value}</b> <Inline as="span" text={print.figure.words} />
            </p>
          )}
          <div className="hero-words">
            <Inline as="p" className="intro" text={lead} />
            <Actions actions={actions} isNight={ground === 'night'} />
          </div>
          {print && <Paper print={print} />}
          {!print && !isLow && (
            <div className="hero-art">
              <InlineDrawing name={drawing} />
            </div>
          )}
        </div>
        <ul className="hero-highlights">
          {highlights.map(({ title, description }) => (
            <li key={title}>
              <Inline as="strong" text={title} /> <Inline as="span" text={description} />
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}

function Paper({ print: { isSample, note, ...paper } }: { print: HeroPrint }) {
  return <Till {...paper} aside={isSample ? <Stamp /> : undefined} note={<Inline text={note} />} />;
}
