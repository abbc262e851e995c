import { REVALIDATE } from '@/lib/delivery/caching';
import type { Header } from '@/lib/delivery/headers';
import { type HeaderRule, headersFor, readHeadersFile } from '../build/host-files/headers-file';
import type { StoredFile } from './file-store';

const parsed = new WeakMap<StoredFile, HeaderRule[]>();

/**
 * What a host would send with a path, by the `_headers` that the build left: the preview shows what is published, not
 * what should be. Without that file there is only the hosts' own rule, to revalidate.
 */
export function deliveryHeaders(path: string, headersFile: StoredFile | undefined): Header[] {
  return [
    { name: 'Cache-Control', value: REVALIDATE },
    ...headersFor(path, rulesOf(headersFile)).flatMap(overPlainHttp),
  ];
}

function rulesOf(file: StoredFile | undefined): HeaderRule[] {
  if (file === undefined) return [];
  const rules = parsed.get(file) ?? readHeadersFile(file.body.toString());
  parsed.set(file, rules);
  return rules;
}

/** The preview has no certificate: what sends a browser to https would send it away from here. */
function overPlainHttp({ name, value }: Header): Header[] {
  if (name === 'Strict-Transport-Security') return [];
  return [{ name, value: value.replace(/; upgrade-insecure-requests$/, '') }];
}
