import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { writeAtomically } from '@/lib/build/build-file';
import type { DeliveryRules } from '@/lib/delivery/headers';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { cloudfrontFunction, cloudfrontHeadersFunction, cloudfrontHeadersPolicy, s3Upload } from './s3-cloudfront';
import { vercelSettings } from './vercel';

type Files = Readonly<Record<string, string>>;

/** Files that Netlify and Cloudflare Pages read in the published folder, by name. */
export function publishedFiles(rules: DeliveryRules): Files {
  // Cloudflare Pages matches a slash at the end literally.
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  // A request for /404 gets status 404, on Netlify by the first line, on Cloudflare Pages by the second: no such page exists.
  lines.push('/404 /404.html 404!', '/404 /no/such/page 200', '');
  return { _headers: headersFile(rules), _redirects: lines.join('\n') };
}

/** Files for setting up a host, by path below deploy/built/. */
export function hostFiles(rules: DeliveryRules): Files {
  return {
    'nginx.conf': nginxFile(rules),
    'vercel.json': json(vercelSettings(rules)),
    's3-cloudfront/function.js': cloudfrontFunction(),
    's3-cloudfront/headers-policy.json': json(cloudfrontHeadersPolicy(rules)),
    's3-cloudfront/headers-function.js': cloudfrontHeadersFunction(),
    's3-cloudfront/upload.sh': s3Upload(),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) await writeAtomically(join(folder, path), content);
}
