/** Texts of the controls of slideshow and carousel. */
export const slideTexts = {
  carousel: 'carousel',
  slide: 'slide',
  place: '{number} of {count}',
  name: '{number} of {count}: {name}',
  show: 'Show slide {slide}',
  /** Said after a change that the visitor made. */
  shown: 'Slide {slide}',
  previous: 'Previous',
  next: 'Next',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  play: 'Play slides',
  pause: 'Pause slides',
  /** Said after a press on either. */
  playing: 'Slides change',
  paused: 'Slides paused',
} as const;
