import { css } from '@/components/ui/styled-root';

/** Shared by slideshow and carousels: a scrollable strip before hydration, then one slide at a time; round buttons. */
export const slidesStyles = css`
  /* Relative, so that hidden headings of later slides are in the strip and not beside the page. */
  .slides {
    position: relative;
    display: flex;
    gap: var(--space-md);
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  .slide {
    flex: 0 0 100%;
    scroll-snap-align: start;
    min-width: 0;
  }
  /* Negative margins stack the slides of the strip. A grid could do that, too, but counts as layout shift. */
  [data-island='ready'] .slides {
    overflow: hidden;
    touch-action: pan-y pinch-zoom;
  }
  [data-island='ready'] .slide + .slide {
    margin-inline-start: calc(-100% - var(--space-md));
  }
  [data-island='ready'] .slide[data-active='false'] {
    clip-path: inset(50%);
  }
  .controls {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
  }
  .controls > button {
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  /* On paper all slides stand below each other. */
  @media print {
    .slides {
      display: block;
    }
    .slide {
      margin: 0 !important;
      clip-path: none !important;
      break-inside: avoid;
    }
    .controls {
      display: none;
    }
  }
`;
