import * as z from 'zod/mini';

// The records that tracking stores and sends (specification, section 3), checked whenever they are read back: visitors,
// extensions and older versions of the site can write to the storage, too. Times are ISO 8601, durations seconds.
const time = z.string().check(z.refine(Date.parse));
const seconds = z.number().check(z.gte(0));

/** A missing or malformed field, or one too long for any place, is unknown (specification, section 8). */
const name = z.catch(z.string().check(z.maxLength(99)), 'Unknown');
const degrees = z.catch(z.nullable(z.number()), null);
const placeSchema = z.object({ country: name, city: name, region: name, latitude: degrees, longitude: degrees });

export const visitSchema = z.object({
  startTime: time,
  /** Of a visit that is still open: when it was last saved. */
  endTime: time,
  deviceId: z.string(),
  geoData: placeSchema,
  /** In the order of their last view: the last one is the page in view. */
  pages: z.array(
    z.object({ url: z.string(), title: z.string(), timestamp: time, referrer: z.string(), timeSpent: seconds }),
  ),
  hiddenDurations: z.array(z.object({ start: time, end: time, duration: seconds })),
  sessionDuration: seconds,
});

export const historyEntrySchema = z.object({ start: time, end: time, pages: z.number() });

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

/** `timestamp`: when the record was last sent. `attemptCount`: how many retries have failed. */
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

/** Reads the geolocation service's answer. Throws if it is not an object. */
export function readPlace(answer: unknown): Place {
  const { country_name: country, ...rest } = z.looseObject({}).parse(answer);
  return placeSchema.parse({ ...rest, country });
}

/** The visitor's place until the service answers, and if it fails. */
export const unknownPlace = readPlace({});
