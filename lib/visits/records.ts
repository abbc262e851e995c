import * as z from 'zod/mini';

/**
 * What tracking keeps and sends (specification, section 3), checked whenever it is read back: storage belongs to the
 * visitor, to extensions and to older versions of the site as much as to us. Times are ISO 8601, durations seconds.
 */
const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));
const seconds = z.number().check(z.gte(0));

const placeSchema = z.object({
  country: z.string(),
  city: z.string(),
  region: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

export const visitSchema = z.object({
  startTime: time,
  /** While the visit lasts: when it was last kept. */
  endTime: time,
  deviceId: z.string(),
  geoData: placeSchema,
  /** In the order of their last view; the last is the one that is open. */
  pages: z.array(
    z.object({ url: z.string(), title: z.string(), timestamp: time, referrer: z.string(), timeSpent: seconds }),
  ),
  hiddenDurations: z.array(z.object({ start: time, end: time, duration: seconds })),
  sessionDuration: seconds,
});

/** A line of the visit history. */
export const visitLineSchema = z.object({ start: time, end: time, pages: z.number() });

const reportSchema = z.object({
  type: z.literal('weekly_report'),
  deviceId: z.string(),
  geoData: placeSchema,
  reportStartDate: time,
  reportEndDate: time,
  totalSessions: z.number(),
  totalPageViews: z.number(),
  totalTimeSpent: seconds,
  sessions: z.array(visitSchema),
});

/** `timestamp`: when it was last sent. `attemptCount`: how many retries have failed. */
export const queuedSchema = z.object({
  data: z.union([visitSchema, reportSchema]),
  timestamp: time,
  attemptCount: z.number().check(z.gte(0)),
});

export const weeklySetupSchema = z.object({ startDate: time, dueDate: time });

export type Place = z.infer<typeof placeSchema>;
export type Visit = z.infer<typeof visitSchema>;
export type VisitPage = Visit['pages'][number];
export type WeeklyReport = z.infer<typeof reportSchema>;
export type QueuedRecord = z.infer<typeof queuedSchema>;
export type WeeklySetup = z.infer<typeof weeklySetupSchema>;
