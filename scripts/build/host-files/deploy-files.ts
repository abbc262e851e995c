import { join } from 'node:path';
import { writeAtomically } from '@/lib/build/write-atomically';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { SHARED } from '@/lib/delivery/headers';
import { cloudfrontFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { headerRules, headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { s3Upload } from './s3-upload';

type Files = Readonly<Record<string, string>>;

/** Files that hosts read in the published folder, by name. Netlify and Cloudflare Pages keep the query at a redirect. */
export function publishedFiles(rules: DeliveryRules): Files {
  const redirects = rules.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
  return { _headers: headersFile(rules), _redirects: redirects };
}

/** Files for setting up a host, by path below deploy/. */
export function hostFiles(rules: DeliveryRules): Files {
  const sharedHeaders = rules.headers.map((header) => (header.name === SHARED.name ? SHARED : header));
  return {
    'nginx.conf': nginxFile(rules),
    'vercel.json': json(vercelSettings(rules)),
    's3-cloudfront/function.js': cloudfrontFunction(rules),
    's3-cloudfront/headers-policy.json': json(cloudfrontHeadersPolicy('dohtech-site', rules.headers)),
    // A policy applies to all paths of a behavior, so shared paths need their own behavior and policy.
    's3-cloudfront/headers-policy-shared.json': json(cloudfrontHeadersPolicy('dohtech-site-shared', sharedHeaders)),
    's3-cloudfront/upload.sh': s3Upload(rules),
  };
}

/** For a prebuilt folder. */
function vercelSettings(rules: DeliveryRules) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(rules).map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: headers.map(({ name, value }) => ({ key: name, value })),
    })),
    redirects: rules.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes files by their paths below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeAtomically(join(folder, path), content);
}
