import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { SHARED } from '@/lib/delivery/headers';
import { cloudfrontFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { s3Upload } from './s3-upload';
import { vercelFile } from './vercel';

/** Files that hosts read in the published folder, by name. */
export function publishedFiles(rules: DeliveryRules): Record<string, string> {
  return { _headers: headersFile(rules), _redirects: redirectsFile(rules) };
}

/** Files for setting up a host, by path below deploy/. */
export function hostFiles(rules: DeliveryRules): Record<string, string> {
  return {
    'nginx.conf': nginxFile(rules),
    'vercel.json': vercelFile(rules),
    's3-cloudfront/function.js': cloudfrontFunction(rules),
    's3-cloudfront/headers-policy.json': cloudfrontHeadersPolicy('dohtech-site', rules.headers),
    // A policy applies to all paths of a behavior, so shared paths need their own behavior and policy.
    's3-cloudfront/headers-policy-shared.json': cloudfrontHeadersPolicy(
      'dohtech-site-shared',
      rules.headers.map((header) => (header.name === SHARED.name ? SHARED : header)),
    ),
    's3-cloudfront/upload.sh': s3Upload(rules),
  };
}

/** `_redirects` as Netlify and Cloudflare Pages read it. Both keep the query. */
function redirectsFile({ redirects }: DeliveryRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Writes files by their paths below a folder, and creates their folders. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }),
  );
}
