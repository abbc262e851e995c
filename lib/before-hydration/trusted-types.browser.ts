export type Rules = { createScriptURL(address: string): string | null; createHTML(markup: string): string | null };

/** The markup that React assigns to create a script element that does not run. */
const REACTS_EMPTY_SCRIPT = '<script></script>';

/**
 * Creates the policy of `require-trusted-types-for 'script'`: script addresses must be a file of this build or exactly a vendor's
 * script. React alone assigns markup, texts of styles and one empty script. Once a vendor's script is requested, all markup passes,
 * because the policy cannot tell the vendor's; `script-src` still blocks code in it.
 */
export function admitOnlyKnownScripts(vendorScripts: readonly string[]): void {
  let isVendorHere = false;
  const trustedTypes: { createPolicy(name: 'default', rules: Rules): unknown } | undefined = Reflect.get(
    window,
    'trustedTypes',
  );
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { href } = new URL(address, document.baseURI);
      const isOwn = href.startsWith(`${window.location.origin}/_next/static/`);
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
