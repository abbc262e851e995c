import { z } from 'zod';
import { type Fake, type FakeRequest, html, type ServiceName, serviceNames } from './answer';

const everyFault = {
  /** Ends after this many requests; without it the fault stays until it is deleted. */
  times: z.int().positive().optional(),
  /** Only for requests with this text in their body or url: tests in parallel have a text of their own. */
  match: z.string().min(1).optional(),
};

/**
 * One way in which a service fails. `hang` never answers, `refuse` cuts the connection, `garbage` is status 200 with an HTML
 * page; `truncated` and `short` answer with half of the body, or with so many posts and unchanged page numbers.
 */
const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().default(''),
    contentType: z.string().min(1).default('text/plain; charset=utf-8'),
    ...everyFault,
  }),
  z.strictObject({ mode: z.literal('short'), posts: z.int().nonnegative(), ...everyFault }),
  z.strictObject({ mode: z.enum(['hang', 'refuse', 'garbage', 'truncated']), ...everyFault }),
]);
export type Fault = z.infer<typeof faultSchema>;

const faultsSchema = z.partialRecord(z.enum(serviceNames), faultSchema);

type Faults = ReturnType<typeof createFaults>;

/** The faults that are set. A service has at most one for each `match`, and one without. */
export function createFaults() {
  let set: { service: ServiceName; fault: Fault; timesLeft: number }[] = [];

  return {
    /** Sets a fault in place of the one with the same service and match. */
    put(service: ServiceName, fault: Fault) {
      set = set.filter((entry) => entry.service !== service || entry.fault.match !== fault.match);
      set.push({ service, fault, timesLeft: fault.times ?? Number.POSITIVE_INFINITY });
    },

    clear(match?: string) {
      set = match === undefined ? [] : set.filter((entry) => entry.fault.match !== match);
    },

    /** The fault for this request, counted as used. One with a `match` comes before one for all requests. */
    take(service: ServiceName, { body, url }: FakeRequest): Fault | undefined {
      const own = set.filter((entry) => entry.service === service);
      const taken =
        own.find(({ fault: { match } }) => match && (body.includes(match) || url.href.includes(match))) ??
        own.find(({ fault }) => fault.match === undefined);
      if (taken === undefined) return undefined;
      taken.timesLeft -= 1;
      if (taken.timesLeft === 0) set = set.filter((entry) => entry !== taken);
      return taken.fault;
    },
  };
}

const postsSchema = z.looseObject({ posts: z.array(z.unknown()) });

/** What a client gets in place of the right answer; only `truncated` and `short` call `normalAnswer`. */
export async function faultyAnswer(
  fault: Fault,
  normalAnswer: () => Promise<Response>,
): Promise<Response | 'hang' | 'refuse'> {
  switch (fault.mode) {
    case 'hang':
    case 'refuse':
      return fault.mode;
    case 'status':
      return new Response(fault.body || null, { status: fault.status, headers: { 'content-type': fault.contentType } });
    case 'garbage':
      return html('<!doctype html><title>Sign in</title><p>Welcome to the station Wi-Fi.</p>');
    case 'short': {
      const answer = await normalAnswer();
      const { posts, ...rest } = postsSchema.parse(await answer.json());
      return Response.json({ posts: posts.slice(0, fault.posts), ...rest });
    }
    case 'truncated': {
      const answer = await normalAnswer();
      const body = await answer.arrayBuffer();
      return new Response(answer.body && body.slice(0, body.byteLength / 2), answer);
    }
  }
}

/** `PUT /__faults` with `{"mail": {"mode": "hang", "match": "…"}}` sets faults, `DELETE /__faults[?match=…]` removes them. */
export function faultControls(faults: Faults): Fake {
  return {
    service: null,
    path: /^\/__faults$/,
    methods: {
      PUT({ body }) {
        const read = faultsSchema.parse(JSON.parse(body));
        for (const service of serviceNames) {
          const fault = read[service];
          if (fault !== undefined) faults.put(service, fault);
        }
        return new Response();
      },
      DELETE({ url }) {
        faults.clear(url.searchParams.get('match') ?? undefined);
        return new Response();
      },
    },
  };
}
