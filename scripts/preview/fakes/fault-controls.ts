import { z } from 'zod';
import { type Fake, json, methodNotAllowed, text } from './answer';
import { faultsSchema, serviceNames } from './fault';
import type { Faults } from './faults';
import { parseJson } from './read-request';

/**
 * `GET /__faults` tells what is set. `PUT /__faults` with `{"mail": {"mode": "hang", "match": "…"}}` sets.
 * `DELETE /__faults` heals all, `DELETE /__faults?match=…` only what has this match.
 */
export function faultControls(faults: Faults): Fake {
  return {
    service: null,
    owns: (path) => path === '/__faults',
    answer({ method, body, query }) {
      if (method === 'PUT') {
        const read = faultsSchema.safeParse(parseJson(body));
        if (!read.success) return text(400, z.prettifyError(read.error));
        for (const service of serviceNames) {
          const fault = read.data[service];
          if (fault !== undefined) faults.put(service, fault);
        }
      } else if (method === 'DELETE') {
        faults.clear(query.get('match') ?? undefined);
      } else if (method !== 'GET') {
        return methodNotAllowed('GET, PUT, DELETE');
      }
      return json(200, { faults: faults.list() });
    },
  };
}
