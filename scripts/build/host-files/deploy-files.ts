import { join } from 'node:path';
import { writeAtomically } from '@/lib/build/write-atomically';
import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { cloudfrontFunction, cloudfrontHeadersFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { s3Upload } from './s3-upload';
import { vercelSettings } from './vercel';

type Files = Readonly<Record<string, string>>;

/** A request for /404 gets status 404, on Netlify by the first line, on Cloudflare Pages by the second: no such page exists. */
const NOT_FOUND_PAGE = ['/404 /404.html 404!', '/404 /no/such/page 200'];

/** Files that hosts read in the published folder, by name. Netlify and Cloudflare Pages keep the query at a redirect, so no rule mentions it. */
export function publishedFiles(rules: DeliveryRules): Files {
  const redirects = rules.redirects.map(({ from, to }) => `${from} ${to} 301`);
  return { _headers: headersFile(rules), _redirects: [...redirects, ...NOT_FOUND_PAGE, ''].join('\n') };
}

/** Files for setting up a host, by path below deploy/. */
export function hostFiles(rules: DeliveryRules): Files {
  return {
    'nginx.conf': nginxFile(rules),
    'vercel.json': json(vercelSettings(rules)),
    's3-cloudfront/function.js': cloudfrontFunction(rules),
    's3-cloudfront/headers-policy.json': json(cloudfrontHeadersPolicy(rules)),
    's3-cloudfront/headers-function.js': cloudfrontHeadersFunction(rules),
    's3-cloudfront/upload.sh': s3Upload(rules),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes files by their paths below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeAtomically(join(folder, path), content);
}
