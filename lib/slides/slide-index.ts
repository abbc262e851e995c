/** The current slide, and the side it came from: 1 is the right, -1 the left. */
export type SlideState = { index: number; direction: 1 | -1 };

/** Moves by one slide and wraps around at both ends. */
export function step(state: SlideState, direction: 1 | -1, count: number): SlideState {
  return { index: (state.index + direction + count) % count, direction };
}

/** Jumps to a slide, which comes in from the side where it is in the list. */
export function jump(state: SlideState, index: number): SlideState {
  return { index, direction: index < state.index ? -1 : 1 };
}
