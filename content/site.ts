/**
 * Company facts. The contact details are fictional but well-formed until the owner fills them in: `.example` domains,
 * a North American number from the range kept for fiction (555-01xx), and a Cameroonian prefix that is not in use.
 */
export const site = {
  name: 'DohTech',
  /** The letters that the reference of a request begins with, as in DT-7F3K-Q2MX. */
  reference: 'DT',
  slogan: 'Your tech bill, made smaller.',
  emails: { general: 'hello@dohtech.example', support: 'support@dohtech.example' },
  phones: [
    { region: 'North America', country: 'USA', display: '+1 202 555 0143', dial: '+12025550143' },
    { region: 'Cameroon', country: 'Cameroon', display: '+237 600 55 01 43', dial: '+237600550143' },
  ],
  offices: [
    { city: 'Washington', country: 'USA', countryCode: 'US', timeZone: 'America/New_York' },
    { city: 'Douala', country: 'Cameroon', countryCode: 'CM', timeZone: 'Africa/Douala' },
  ],
  hours: 'Mon - Fri, 9:00 AM - 5:00 PM',
  /** Stands beside the hours. */
  hoursZone: 'local time of each office',
  /** The video site has no address yet: it is named, not linked. */
  social: [
    { name: 'LinkedIn', href: 'https://linkedin.example/company/dohtech' },
    { name: 'X', href: 'https://x.example/dohtech' },
    { name: 'YouTube', href: null },
  ],
} as const;

/**
 * The marketing claims of the specification, written in content as {claim:id}. The comments say where a claim may be used;
 * docs/decisions.md has the condition of the uptime.
 */
export const claims = {
  /** Anywhere. */
  saving: 'up to 30%',
  /** Only beside a calculation that shows it. */
  'saving-shown': 'over 30%',
  /** Only of open-source tools in place of paid ones. */
  'open-source': 'up to 50%',
  /** Only on the cloud page. */
  uptime: '99.99%',
  monitoring: '24/7',
  promotion: '15%',
  consultation: 'one-hour',
  'free-hosting': 'up to 10 GB',
} as const;
