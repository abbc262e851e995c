import type { Place, Visit } from './records';
import { addHidden, endVisit, type PageView, viewPage } from './visit';

/** A tab that is hidden for this long was left: its visit ended when it was hidden, and a return begins another. */
export const LONG_ABSENCE_MS = 30 * 60 * 1000;

/** The visit of this tab. Times are milliseconds since 1970, here and in every function of this file. */
export type VisitState = { status: 'none' } | OpenVisit | { status: 'ended'; visit: Visit } | { status: 'stopped' };

/** `hidden`: the tab is in the background. */
export type OpenVisit = { status: 'visible'; visit: Visit } | { status: 'hidden'; visit: Visit; sinceMs: number };

/** Returns the next state of an open visit; the same object if nothing changes. */
export type Transition = (open: OpenVisit, nowMs: number) => VisitState;

export function isOpen(state: VisitState): state is OpenVisit {
  return state.status === 'visible' || state.status === 'hidden';
}

export const navigate =
  (view: PageView): Transition =>
  (open, nowMs) => ({ ...open, visit: viewPage(open.visit, view, nowMs) });

export const setPlace =
  (geoData: Place): Transition =>
  (open) => ({ ...open, visit: { ...open.visit, geoData } });

export const hide: Transition = ({ visit }, nowMs) => ({ status: 'hidden', visit, sinceMs: nowMs });

export const show = (open: OpenVisit, nowMs: number): OpenVisit =>
  open.status === 'hidden' ? { status: 'visible', visit: addHidden(open.visit, open.sinceMs, nowMs) } : open;

export const endIfLongAbsent: Transition = (open, nowMs) =>
  open.status === 'hidden' && nowMs - open.sinceMs >= LONG_ABSENCE_MS
    ? { status: 'ended', visit: endVisit(open.visit, open.sinceMs) }
    : open;

export const end: Transition = (open, nowMs) => ({ status: 'ended', visit: endVisit(show(open, nowMs).visit, nowMs) });
