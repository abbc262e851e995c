import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Answer, type Fake, type FakeRequest, html, methodNotAllowed, text } from './answer';
import { type Fault, faultsSchema, type ServiceName, serviceNames } from './fault';
import { parseJson } from './read-request';

type SetFault = { service: ServiceName; fault: Fault; timesLeft: number };

export type Faults = ReturnType<typeof createFaults>;

/** The faults that are set. A service has at most one for each `match`, and one without. */
export function createFaults() {
  let set: SetFault[] = [];

  return {
    /** Sets a fault in place of the one with the same service and match. */
    put(service: ServiceName, fault: Fault) {
      set = set.filter((entry) => entry.service !== service || entry.fault.match !== fault.match);
      set.push({ service, fault, timesLeft: fault.times ?? Number.POSITIVE_INFINITY });
    },

    /** Removes all faults, or those with this match. */
    clear(match?: string) {
      set = match === undefined ? [] : set.filter((entry) => entry.fault.match !== match);
    },

    /** The fault for this request, counted as used. One with a `match` comes before one for all requests. */
    take(service: ServiceName, { body, url }: FakeRequest): Fault | undefined {
      const fitting = set.filter(
        ({ fault: { match }, ...entry }) =>
          entry.service === service && (match === undefined || body.includes(match) || url.includes(match)),
      );
      const taken = fitting.find(({ fault }) => fault.match !== undefined) ?? fitting[0];
      if (taken === undefined) return undefined;
      taken.timesLeft -= 1;
      if (taken.timesLeft === 0) set = set.filter((entry) => entry !== taken);
      return taken.fault;
    },
  };
}

/**
 * What a client gets in place of the right answer.
 *
 * @param answerNormally the service's own answer; only faults that deliver what was sent ask for it
 * @param signal ends the wait for a slow answer when the client leaves
 */
export async function faultyAnswer(
  fault: Fault,
  answerNormally: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | 'hang' | 'refuse'> {
  switch (fault.mode) {
    case 'hang':
    case 'refuse':
      return fault.mode;
    case 'status':
      return { status: fault.status, headers: { 'content-type': fault.contentType }, body: fault.body };
    case 'garbage':
      return html(200, '<!doctype html><title>Sign in</title><p>Welcome to the station Wi-Fi.</p>');
    case 'slow': {
      const answer = await answerNormally();
      await wait(fault.delayMs, undefined, { signal });
      return answer;
    }
    case 'truncated':
      return cut(await answerNormally());
  }
}

/** The first half of an answer. A very short one ('OK', '') becomes the beginning of some JSON. */
function cut(answer: Answer): Answer {
  if (answer.body.length < 20) return text(answer.status, '{"status":"o');
  const { body } = answer;
  const half = Math.floor(body.length / 2);
  return { ...answer, body: typeof body === 'string' ? body.slice(0, half) : body.subarray(0, half) };
}

/**
 * `PUT /__faults` with `{"mail": {"mode": "hang", "match": "…"}}` sets faults. `DELETE /__faults` removes all,
 * `DELETE /__faults?match=…` those with this match.
 */
export function faultControls(faults: Faults): Fake {
  return {
    service: null,
    owns: (path) => path === '/__faults',
    answer({ method, body, query }) {
      if (method === 'DELETE') {
        faults.clear(query.get('match') ?? undefined);
        return text(200, '');
      }
      if (method !== 'PUT') return methodNotAllowed('PUT, DELETE');
      const read = faultsSchema.safeParse(parseJson(body));
      if (!read.success) return text(400, z.prettifyError(read.error));
      for (const service of serviceNames) {
        const fault = read.data[service];
        if (fault !== undefined) faults.put(service, fault);
      }
      return text(200, '');
    },
  };
}
