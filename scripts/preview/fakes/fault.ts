import { z } from 'zod';

export const serviceNames = ['mail', 'webhook', 'geolocation', 'blog', 'chat', 'scheduling'] as const;
export type ServiceName = (typeof serviceNames)[number];

const everyFault = {
  /** Ends after this many requests; without it the fault stays until it is deleted. */
  times: z.int().positive().optional(),
  /**
   * Applies only to requests with this text in their body or url. Tests that run in parallel put their own text into
   * their requests.
   */
  match: z.string().min(1).optional(),
};

/**
 * One way in which a service fails. `hang` never answers, `refuse` cuts the connection, `garbage` is status 200 with an HTML
 * page, as from a captive portal; `slow`, `truncated` and `short` process the request, and answer late, with half of the body, or
 * with so many posts and unchanged page numbers (0 is an empty page).
 * Preflights pass, and pages can read the answers: CORS works as without the fault.
 */
const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().default(''),
    contentType: z.string().min(1).default('text/plain; charset=utf-8'),
    ...everyFault,
  }),
  z.strictObject({ mode: z.literal('slow'), delayMs: z.int().min(0).max(600_000), ...everyFault }),
  z.strictObject({ mode: z.literal('short'), posts: z.int().nonnegative(), ...everyFault }),
  z.strictObject({ mode: z.enum(['hang', 'refuse', 'garbage', 'truncated']), ...everyFault }),
]);
export type Fault = z.infer<typeof faultSchema>;

/** The faults to set, by service. */
export const faultsSchema = z.partialRecord(z.enum(serviceNames), faultSchema);
