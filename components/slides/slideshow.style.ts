import { tillStyle } from '@/components/calculator/till.style';
import { styledRoot } from '@/components/ui/styled-root';
import { scenesStyle } from './scenes/scene';
import { slidesStyles } from './slides.style';

/** The home page's hero: on phones each slide fits the window, on wide screens its scene stands beside the words. */
export const Root = styledRoot('div', 'slideshow')`
  padding: calc(var(--header-height) + clamp(0.5rem, 3.5vw, 3.2rem)) 0 clamp(1.5rem, 3.5vw, 2.5rem);
  overflow: hidden;

  --slide-gap: clamp(1.25rem, 4vw, 3rem);
  ${slidesStyles}
  ${tillStyle}
  ${scenesStyle}

  h1 {
    font: 400 var(--text-sm) / 1.4 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  /* The heading is read first and stands at the foot; on a phone the controls stand above the slides. */
  .swipe-area {
    display: grid;
    grid-template: 'controls' auto 'slides' auto 'heading' auto / minmax(0, 1fr);
  }
  h1 {
    grid-area: heading;
    margin-top: 1.4rem;
    padding-top: 1.1rem;
    border-top: 1px solid var(--line);
  }
  /* Room for the focus ring and the shadow of what is in a slide, and for the price tag above one. */
  .slides {
    --room: 1.25rem;
    grid-area: slides;
    margin: -1.5rem calc(-1 * var(--room)) -2rem;
    padding: 1.5rem var(--room) 2rem;
    scroll-padding-inline: var(--room);
  }
  .slide {
    display: grid;
    grid-template: 'head' auto 'words' auto 'scene' 1fr / minmax(0, 1fr);
  }
  .slide-head {
    grid-area: head;
  }
  .slide-words {
    grid-area: words;
  }
  .till-place,
  .scene {
    grid-area: scene;
  }
  .subtitle {
    margin-bottom: 0.7rem;
    font-weight: 600;
    color: var(--accent);
  }
  h2 {
    font-size: clamp(2.5rem, 1.5rem + 3vw, 4.25rem);
    max-width: 13em;
  }
  .lead {
    max-width: 34rem;
    margin: 1.3rem 0 1.8rem;
    font-size: var(--text-lg);
  }
  .fine {
    max-width: 34rem;
    margin-top: 1rem;
    font-size: var(--text-sm);
    color: var(--ink-soft);
    text-wrap: balance;
  }
  .achievement {
    color: var(--ink);
    font-weight: 600;
  }
  /* A swing tag with a punched hole. */
  .tag {
    --cut: 0.8rem;
    width: fit-content;
    max-width: 21rem;
    margin-top: 0.9rem;
    padding: 0.5rem 1rem 0.5rem 2rem;
    background:
      radial-gradient(circle at 1.05rem 50%, var(--paper) 0.24rem, #0000 0.27rem),
      color-mix(in srgb, var(--accent) 13%, var(--paper));
    clip-path: polygon(
      var(--cut) 0,
      100% 0,
      100% 100%,
      var(--cut) 100%,
      0 calc(100% - var(--cut)),
      0 var(--cut)
    );
    color: var(--green-deep);
    font-weight: 600;
    font-size: var(--text-sm);
    line-height: 1.3;
  }
  .controls {
    grid-area: controls;
    /* Above the room of the slides, which would take the presses. */
    z-index: 1;
    margin: 0 0 0.4rem;
    @media (max-width: 18rem) {
      flex-wrap: wrap;
    }
  }
  .progress {
    display: flex;
    flex: 0 1 19.5rem;
    gap: 0.35rem;
    margin-inline: 0.3rem;
  }
  .progress span {
    flex: 1;
    height: 0.36rem;
    border-radius: 1rem;
    overflow: hidden;
    background: var(--line);
  }
  /* Marks the current slide even while its bar is empty. */
  .progress [data-active='true'] {
    outline: 2px solid var(--accent);
  }
  .progress [data-active='true']::after {
    content: '';
    display: block;
    height: 100%;
    background: var(--accent);
    transform: scaleX(var(--part, 0));
    transform-origin: left;
  }
  .count {
    font: 500 var(--text-xs) var(--font-mono);
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .till-place {
    margin-top: 1.8rem;
  }

  @media (min-width: 24rem) {
    /* Moves to the next line as a whole, and breaks only if the reader's own text spacing makes it too long. */
    .slide-head mark {
      display: inline-block;
      max-width: 100%;
    }
    /* Firefox balances badly around it: "Your" stood alone above "tech bill, cut by up to 30%". */
    .slide-head h2:has(mark) {
      text-wrap: wrap;
    }
  }
  /* The scene stands between headline and text; all of the slide fits a phone. */
  @media (max-width: 59.999rem) {
    .slide + .slide {
      grid-template-areas: 'head' 'scene' 'words';
      grid-template-rows: auto auto 1fr;
      row-gap: 0.75rem;
    }
    .slide + .slide .subtitle {
      margin-bottom: 0.3rem;
    }
    .slide + .slide .lead {
      margin: 0 0 0.9rem;
      font-size: 1.03rem;
      line-height: 1.45;
    }
    .slide + .slide .fine {
      margin-top: 0.65rem;
    }
    .tag {
      margin-top: 0.6rem;
      padding-block: 0.4rem;
    }
  }
  @media (max-width: 37.999rem) {
    .slide + .slide h2 {
      font-size: 2.3rem;
    }
    .slide + .slide .fine {
      font-size: 0.9rem;
      line-height: 1.4;
    }
    .controls {
      gap: 0.3rem;
      margin-left: -0.7rem;
    }
    .controls > button {
      border-color: #0000;
    }
    .progress {
      flex-grow: 1;
    }
  }
  @media screen and (min-width: 60rem) {
    .swipe-area {
      grid-template: 'slides slides' auto 'controls heading' auto / minmax(0, 1fr) auto;
      column-gap: 2rem;
    }
    .controls,
    h1 {
      margin: 1.8rem 0 0;
    }
    h1 {
      display: flex;
      align-items: center;
      justify-content: end;
      max-width: 24rem;
      padding: 0;
      border: 0;
      text-align: right;
    }
    .slide {
      grid-template: 'head scene' auto 'words scene' 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: 3rem;
    }
    .slide-head {
      padding-top: 1.6rem;
    }
    .till-place {
      margin: 0;
    }
    .scene {
      justify-self: end;
    }
    h2 {
      font-size: clamp(2.5rem, 0.3rem + 4.4vw, 4.25rem);
    }
  }
  @media print {
    .controls {
      display: none;
    }
    .slide {
      margin: 0 !important;
      clip-path: none !important;
    }
    .slides {
      display: block;
    }
    .slide + .slide {
      padding-top: 1.5rem;
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .progress span {
      border: 1px solid;
    }
    .progress [data-active='true']::after {
      background: Highlight;
    }
    .tag {
      border: 1px solid;
      clip-path: none;
    }
  }
  /* Nothing plays then, so there is no pause button, and the bar only marks the current slide. */
  @media (prefers-reduced-motion: reduce) {
    .controls > .pause {
      display: none;
    }
    .progress [data-active='true']::after {
      transform: none;
    }
  }
`;
