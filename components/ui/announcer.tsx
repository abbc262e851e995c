/** The live region that `announce` (lib/platform/announce.browser.ts) writes into: one on each page, and one in each dialog. */
export function Announcer() {
  return <p className="visually-hidden" role="status" data-announcer="" />;
}
