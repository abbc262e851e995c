import { z } from 'zod';

/* What a setting may hold that is an address. */

/** An address whole. */
export const url = z
  .url({
    protocol: /^https?$/,
    // A name without a dot is a slip such as https://https://…, but for this machine.
    hostname: /\.|^localhost$|^\[/,
    error: 'expected an address that begins with https:// or http://',
    // What is no address is not asked for its path as well: one fault, one line.
    abort: true,
  })
  // What a copy brought along, or a second address; in the middle of a path a comma is at home.
  .refine((address) => !/[\s"“”‘’<>]|[,;']$|[,;]\s*https?:/.test(address), {
    error: 'expected one address alone, without quotes, spaces and brackets, nor a comma at its end',
    abort: true,
  })
  // A browser asks no address that has one, and the page would publish it.
  .refine((address) => !new URL(address).username && !new URL(address).password, {
    error: 'expected an address without a user name and password',
    abort: true,
  })
  .refine((address) => new URL(address).hostname.split('.').every(Boolean), {
    error: 'expected one dot between the parts of a name, as in www.example.com',
    abort: true,
  });

/** A host alone: what stands behind it is ours to add. */
export const host = url.refine((address) => /^https?:\/\/[\w.-]+(:\d+)?\/*$/i.test(address), {
  error: 'expected an address without a path, such as https://www.example.com',
});

/** What a page at https:// may ask in a browser: there http:// is blocked, but for this machine. */
export const asked = (address: z.ZodType<string, string>) =>
  address.refine((value) => isSecure(new URL(value)), {
    error: 'expected https://, because browsers block http:// inside a page',
  });

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
