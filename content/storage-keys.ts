/**
 * Every key under which the site keeps something about a visit in the browser, as the client's specification names them
 * (section 3). The privacy page, the code and the tests read them here.
 */
export const consentKeys = {
  /** 'true' or 'false': the visitor's choice. */
  choice: 'trackingConsent',
  /** When it was made, ISO 8601. */
  date: 'trackingConsentDate',
  /** 'true' when visits were accepted although the browser sends Global Privacy Control. */
  overSignal: 'trackingConsentOverSignal',
} as const;

/** Kept in local storage, for all tabs, and only after consent. */
export const sharedTrackingKeys = {
  deviceId: 'deviceId',
  visitHistory: 'visitHistory',
  sessionHistory: 'sessionHistory',
  failedRequests: 'failedWebhookRequests',
  weeklyReport: 'weeklyReportSetup',
} as const;

/** Kept in session storage, so that no tab clears another's visit, and only after consent. */
export const tabTrackingKeys = {
  currentVisit: 'currentVisit',
  hiddenTime: 'tabHiddenTime',
  /** Where the visit began and which campaign it came by: a form sends it along. */
  attribution: 'attribution',
} as const;
