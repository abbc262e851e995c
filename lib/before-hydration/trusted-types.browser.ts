type Rules = { createScriptURL(address: string): string | null; createHTML(markup: string): string | null };

type TrustedTypes = { createPolicy(name: 'default', rules: Rules): unknown };

/** How React makes a script element that does not run. */
const REACTS_EMPTY_SCRIPT = '<script></script>';

/**
 * The one policy through which text may become code or markup, in browsers that know Trusted Types. Under the header
 * `require-trusted-types-for 'script'` everything that it turns away throws, wherever it was assigned.
 *
 * Scripts come from this site's build or are a vendor's very file. Markup is nothing that this site writes by script:
 * React sets the text of styles as markup and has one empty script. Once a visitor has asked for a vendor's
 * script, its markup is let through, because it cannot be told from others'; script-src still keeps code out of it.
 *
 * @param vendorScripts the full addresses of foreign scripts
 */
export function admitOnlyKnownScripts(vendorScripts: readonly string[]): void {
  let isVendorHere = false;
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname, href } = new URL(address, document.baseURI);
      const isOwn = origin === window.location.origin && pathname.startsWith('/_next/static/');
      const isVendor = vendorScripts.includes(href);
      isVendorHere ||= isVendor;
      return isOwn || isVendor ? address : null;
    },
    createHTML(markup) {
      const isText = !markup.includes('<') || markup === REACTS_EMPTY_SCRIPT;
      return isText || isVendorHere ? markup : null;
    },
  });
}
