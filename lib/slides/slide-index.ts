/** Which slide shows, and which way it came in: 1 from the right, -1 from the left. */
export type SlideState = { index: number; direction: 1 | -1 };

/** Moves by one slide, round both ends. */
export function step(state: SlideState, direction: 1 | -1, count: number): SlideState {
  return { index: (state.index + direction + count) % count, direction };
}

/** Jumps to a slide; the direction is the way it lies. */
export function jump(state: SlideState, index: number): SlideState {
  return { index, direction: index < state.index ? -1 : 1 };
}
