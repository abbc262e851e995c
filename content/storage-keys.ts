/** The keys of browser storage for consent and visits, as the specification names them (section 3). */
export const consentKeys = {
  /** 'true' or 'false': the visitor's choice. */
  choice: 'trackingConsent',
  /** The time of the choice, ISO 8601. */
  date: 'trackingConsentDate',
  /** 'true' when visits were accepted although the browser sends Global Privacy Control. */
  overSignal: 'trackingConsentOverSignal',
} as const;

/** In local storage, for all tabs, only after consent. */
export const sharedTrackingKeys = {
  deviceId: 'deviceId',
  visitHistory: 'visitHistory',
  sessionHistory: 'sessionHistory',
  failedRequests: 'failedWebhookRequests',
  weeklyReport: 'weeklyReportSetup',
} as const;

/** In session storage, so that no tab clears the visit of another, only after consent. */
export const tabTrackingKeys = {
  currentVisit: 'currentVisit',
  hiddenTime: 'tabHiddenTime',
  /** Landing page, referrer and campaign of the visit, which forms send along. */
  attribution: 'attribution',
} as const;

/** In session storage: what the visitor added to the bill of this tab. It needs no consent: nothing of it is sent. */
export const billKey = 'bill';

/** In session storage: the team size that the visitor chose last. It needs no consent either. */
export const teamKey = 'team';
