/** The nearest element around an event's target, itself included, that matches; null where there is none. */
export function closestTo<Found extends Element>({ target }: Pick<Event, 'target'>, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
