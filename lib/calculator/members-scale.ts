import { memberLimits } from '@/content/tools';
import { formatCount } from '@/lib/text/format-count';
import { clampPeople, type PeopleLimits, readPeople } from './read-people';

/** The slider's positions are whole numbers from 0 to this one. */
export const SLIDER_STEPS = 1000;

const { min, max } = memberLimits;

/** Converts a team size to a fraction of the slider, from 0 to 1 on a logarithmic scale. */
export function sliderFraction(members: number): number {
  return Math.log(members / min) / Math.log(max / min);
}

/** Converts a team size to the nearest position of the slider. */
export function sliderPosition(members: number): number {
  return Math.round(sliderFraction(members) * SLIDER_STEPS);
}

/** The team size at a position of the slider, rounded as a person would say it: 47, 140, 2300. */
export function membersAtPosition(position: number): number {
  const exact = min * (max / min) ** (position / SLIDER_STEPS);
  const step = stepAt(exact);
  return clampPeople(Math.round(exact / step) * step, memberLimits);
}

/** The next team size for an arrow key (`multiplier` 1), a button (5) or a page key (10): steps that grow with the team. */
export function stepMembers(
  members: number,
  direction: 1 | -1,
  multiplier: 1 | 5 | 10 = 1,
  limits: PeopleLimits = memberLimits,
): number {
  // Going down from 100 uses the step for 99.
  const step = stepAt(direction === 1 ? members : members - 1) * multiplier;
  const next = direction === 1 ? Math.floor(members / step) * step + step : Math.ceil(members / step) * step - step;
  return clampPeople(next, limits);
}

/** Reads a team size ('1000' or '1,000') and clamps it to the limits; returns undefined for text that is no whole number. */
export function readMembers(text: string): number | undefined {
  return readPeople(text, memberLimits);
}

/** '40 people', '1 person'. */
export function peopleText(members: number): string {
  return members === 1 ? '1 person' : `${formatCount(members)} people`;
}

function stepAt(members: number): number {
  if (members < 100) return 1;
  return members < 1000 ? 10 : 100;
}
