import type { ReactNode } from 'react';
import { css } from '@/components/ui/styled-root';
import type { SceneName } from '@/content/schema/sections/heads';
import { EditedPage } from './edited-page';
import { editedPageStyle } from './edited-page.style';
import { LARGE } from './large-scene';
import { MergedChange } from './merged-change';
import { mergedChangeStyle } from './merged-change.style';
import { NightDesk } from './night-desk';
import { nightDeskStyle } from './night-desk.style';
import { ServerRack } from './server-rack';
import { serverRackStyle } from './server-rack.style';

const scenes: Record<SceneName, () => ReactNode> = {
  'merged-change': MergedChange,
  'server-rack': ServerRack,
  'edited-page': EditedPage,
  'night-desk': NightDesk,
};

/**
 * What a slide sells, drawn with its price. Nobody sees it on the first screen, so its rules come with the style sheets
 * (`data-later`, scripts/build/next-output/split-styles.ts); until then only its height is there.
 */
export function Scene({ name }: { name: SceneName }) {
  const Content = scenes[name];
  return (
    <figure className="scene" data-later="">
      <Content />
    </figure>
  );
}

export const scenesStyle = css`
  .scene {
    position: relative;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 27rem;
    min-height: 17rem;
  }
  ${LARGE} {
    .scene {
      max-width: 38rem;
      min-height: 29rem;
    }
  }
  /* Beside the words, but small. */
  @media screen and (min-width: 60rem) and (max-width: 75.999rem) {
    .scene {
      align-self: start;
      height: 22rem;
      margin-top: 2.2rem;
    }
  }
  .scene mark {
    background-repeat: no-repeat;
  }
  .scene b {
    font-family: var(--font-display);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  ${mergedChangeStyle}
  ${serverRackStyle}
  ${editedPageStyle}
  ${nightDeskStyle}

  @media (prefers-reduced-motion: no-preference) {
    [data-island='ready'] [data-active='true'] > .scene :is(mark, s) {
      animation: scene-drawn 300ms 300ms backwards;
    }
    [data-island='ready'] [data-active='true'] > .scene s + mark {
      animation-delay: 600ms;
    }
  }
  @keyframes scene-drawn {
    from {
      background-size: 0 100%;
    }
  }
  @media print {
    .scene {
      break-inside: avoid;
    }
  }
`;
