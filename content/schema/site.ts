import { z } from 'zod';
import { timeZone } from './time-zone';

const email = z
  .string()
  .regex(
    /^[\w+-]+(\.[\w+-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i,
    "expected an email address alone, as in 'hello@example.com'",
  );

const phone = z
  .strictObject({
    region: z.string().min(2),
    country: z.string().min(2),
    /** For readers. */
    display: z.string().regex(/^\+[\d ()-]{8,}$/, "expected a number such as '+1 202 555 0143' with ordinary spaces"),
    /** For `tel:` links. */
    dial: z.string().regex(/^\+\d{8,15}$/, "expected the digits alone, as in '+12025550143'"),
  })
  // If only one of the two were corrected, callers would reach a stranger.
  .superRefine(({ display, dial }, context) => {
    if (display.replace(/[^+\d]/g, '') === dial) return;
    context.addIssue(`expected the same digits in 'display' and 'dial', received '${display}' and '${dial}'`);
  });

/** Days, then the times of opening and closing: twelve-hour times as Americans write them. */
export const HOURS =
  /^(?<days>(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) - (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)), (?<open>(?:1[0-2]|[1-9]):[0-5]\d [AP]M) - (?!\k<open>$)(?<close>(?:1[0-2]|[1-9]):[0-5]\d [AP]M)$/;

const PROFILE = 'expected an address such as https://x.example/company, or null';

/** The facts of content/site.ts. */
export const siteSchema = z.strictObject({
  name: z.string().min(2),
  reference: z.string().regex(/^[A-Z]{2,4}$/, "expected two to four capital letters, as in 'DT'"),
  slogan: z.string().min(2),
  emails: z.strictObject({ general: email, support: email }),
  /** The two of the specification. Pages use each by its position. */
  phones: z.array(phone).length(2),
  /** Pages mention the first two. */
  offices: z
    .array(
      z.strictObject({
        city: z.string().min(2),
        country: z.string().min(2),
        countryCode: z.string().regex(/^[A-Z]{2}$/, "expected two capital letters, as in 'US'"),
        timeZone,
      }),
    )
    .min(2),
  /** lib/hours reads the two times. */
  hours: z.string().regex(HOURS, "expected days and times in the form 'Mon - Fri, 9:00 AM - 5:00 PM'"),
  hoursZone: z.string().min(1),
  /** Profiles with a null address are named and not linked. */
  social: z.array(
    z.strictObject({
      name: z.string().min(1),
      href: z
        .string({ error: PROFILE })
        .regex(/^https:\/\/[\w-]+(\.[\w-]+)+([/?][^\s"'<>]*)?(?<![,;])$/, PROFILE)
        .nullable(),
    }),
  ),
});

/** One unsigned figure with words around it. A second figure would contradict the claim. */
const CLAIMED = /^(?:[a-z\s]+\s)?(\d+(?:\.\d+)?)%(?:\s[a-z\s]+)?$/i;

const percentage = z.string().refine(
  (text) => {
    const figure = Number(CLAIMED.exec(text)?.[1]);
    return figure > 0 && figure <= 100;
  },
  { error: "expected one percentage above 0% and up to 100%, as in 'up to 30%'" },
);

/** The claims of content/site.ts: a few words each, for the middle of a sentence. */
export const claimsSchema = z.strictObject({
  saving: percentage,
  'saving-shown': percentage,
  'open-source': percentage,
  uptime: percentage,
  monitoring: z.string().min(2),
  promotion: z.string().regex(/^[1-9]\d?%$/, "expected a whole percentage from 1% to 99%, such as '15%'"),
  consultation: z.string().min(2),
  'free-hosting': z.string().min(2),
});
