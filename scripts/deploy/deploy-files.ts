import type { DeliveryRules } from '@/lib/delivery/delivery-rules';
import { cloudfrontFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { headersFile } from './headers-file';
import { nginxFile } from './nginx';
import { redirectsFile } from './redirects-file';
import { s3Upload } from './s3-upload';
import { vercelFile } from './vercel';

/** What hosts read in the published folder itself, by file name. */
export function publishedFiles(rules: DeliveryRules): Record<string, string> {
  return { _headers: headersFile(rules), _redirects: redirectsFile(rules) };
}

/** What a host is set up with, by path below deploy/. */
export function hostFiles(rules: DeliveryRules): Record<string, string> {
  return {
    'nginx.conf': nginxFile(rules),
    'vercel.json': vercelFile(rules),
    's3-cloudfront/function.js': cloudfrontFunction(rules),
    's3-cloudfront/headers-policy.json': cloudfrontHeadersPolicy(rules),
    's3-cloudfront/upload.sh': s3Upload(rules),
  };
}
