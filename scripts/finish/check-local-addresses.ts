import type { TextFile } from './text-files';

const LOCAL_ADDRESS = /https?:(?:\\?\/){2}(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?![\w.-])(?::\d+)?/gi;

/**
 * Addresses of this machine in a site that is to be published, a line each: a stand-in's, or a service's that was tried
 * out here. Visitors' browsers would ask their own machines.
 */
export function checkLocalAddresses(files: readonly TextFile[]): string[] {
  const holders = new Map<string, string[]>();
  for (const { file, text } of files) {
    for (const address of new Set(text.match(LOCAL_ADDRESS))) {
      holders.set(address, [...(holders.get(address) ?? []), file]);
    }
  }
  return [...holders].map(
    ([address, [first, ...others]]) =>
      `out/${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${address}: expected no address of this machine in a site to be published`,
  );
}
