import { z } from 'zod';

export const serviceNames = ['mail', 'webhook', 'geolocation', 'blog', 'chat', 'scheduling'] as const;
export type ServiceName = (typeof serviceNames)[number];

const everyFault = {
  /** Heals after so many requests; without it the fault stays until it is deleted. */
  times: z.int().positive().optional(),
  /**
   * Applies only where the request's body or url, as sent, contains this: tests that run side by side each write
   * something of their own into their request and fail only that.
   */
  match: z.string().min(1).optional(),
  /** Preflights fail too. By default they pass, so that what a browser sees is the fault and not a CORS error. */
  preflight: z.boolean().default(false),
  /** Whether the faulty answer may be read from another origin. Without it a browser sees a network error. */
  cors: z.boolean().default(true),
};

/** One way in which a service misbehaves. */
const faultSchema = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('status'),
    status: z.int().min(200).max(599),
    body: z.string().default(''),
    contentType: z.string().min(1).default('text/plain; charset=utf-8'),
    ...everyFault,
  }),
  /** Never answers. */
  z.strictObject({ mode: z.literal('hang'), ...everyFault }),
  /** Cuts the connection. */
  z.strictObject({ mode: z.literal('refuse'), ...everyFault }),
  /** 200 with HTML nonsense, as from a captive portal. */
  z.strictObject({ mode: z.literal('garbage'), ...everyFault }),
  /** The right answer, late. What was sent has arrived all the same. */
  z.strictObject({ mode: z.literal('slow'), delayMs: z.int().min(0).max(600_000), ...everyFault }),
  /** The right answer, cut in the middle. What was sent has arrived all the same. */
  z.strictObject({ mode: z.literal('truncated'), ...everyFault }),
]);
export type Fault = z.infer<typeof faultSchema>;

/** What is put: a fault for each service named, the others left as they are. */
export const faultsSchema = z.partialRecord(z.enum(serviceNames), faultSchema);
