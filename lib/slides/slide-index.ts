/** The current slide, and the side it came from: 1 is the right, -1 the left. */
export type SlideState = { index: number; direction: 1 | -1 };

/** Moves by one slide and wraps around at both ends. */
export function step(state: SlideState, direction: 1 | -1, count: number): SlideState {
  return { index: (state.index + direction + count) % count, direction };
}

/** Jumps to a slide. One further on in the list comes in from the right, an earlier one from the left. */
export function jump(state: SlideState, index: number): SlideState {
  return { index, direction: index < state.index ? -1 : 1 };
}
