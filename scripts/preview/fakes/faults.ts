import type { FakeRequest } from './answer';
import type { Fault, ServiceName } from './fault';

type SetFault = { service: ServiceName; fault: Fault; timesLeft: number };

export type Faults = ReturnType<typeof createFaults>;

/** The faults set at the moment. A service holds one for each `match`, and one without. */
export function createFaults() {
  let set: SetFault[] = [];

  return {
    /** Sets a fault in place of the one with the same service and match. */
    put(service: ServiceName, fault: Fault) {
      set = set.filter((entry) => entry.service !== service || entry.fault.match !== fault.match);
      set.push({ service, fault, timesLeft: fault.times ?? Number.POSITIVE_INFINITY });
    },

    /** What is set, `times` being what is left of it. */
    list() {
      return set.map(({ service, fault, timesLeft }) => ({
        service,
        ...fault,
        ...(Number.isFinite(timesLeft) ? { times: timesLeft } : {}),
      }));
    },

    /** Heals all, or only the faults with this match. */
    clear(match?: string) {
      set = match === undefined ? [] : set.filter((entry) => entry.fault.match !== match);
    },

    /**
     * The fault this request runs into, counted as used; undefined if it is to be served. One that matches goes
     * before one that takes everything.
     */
    take(service: ServiceName, request: FakeRequest): Fault | undefined {
      const isPreflight = request.method === 'OPTIONS';
      const fitting = set.filter(
        (entry) =>
          entry.service === service && (!isPreflight || entry.fault.preflight) && isMatched(entry.fault.match, request),
      );
      const taken = fitting.find((entry) => entry.fault.match !== undefined) ?? fitting[0];
      if (taken === undefined) return undefined;
      taken.timesLeft -= 1;
      if (taken.timesLeft === 0) set = set.filter((entry) => entry !== taken);
      return taken.fault;
    },
  };
}

function isMatched(match: string | undefined, request: FakeRequest): boolean {
  return match === undefined || request.body.includes(match) || request.url.includes(match);
}
