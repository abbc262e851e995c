const REMOVABLE = /("[^"]*"|'[^']*')|;(?=\})|\s*([,/])\s*|(?<=[\s,:(/-])0(?=\.\d)/g;

/**
 * Leaves out what a browser does not need: the last semicolon of a rule, the zero before a point, and spaces around commas and
 * slashes. Quoted text stays.
 *
 * Own code: minifiers leave custom properties as they are, and find little else in what stylis and Next have written.
 */
export function shortenCss(styles: string): string {
  return styles.replace(REMOVABLE, (_, quoted: string | undefined, sign: string | undefined) => quoted ?? sign ?? '');
}
