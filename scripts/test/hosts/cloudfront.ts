import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { listFiles } from '../../build/export/export-files';
import { awsCalls, cacheTimesOf } from '../../build/host-files/read-s3-upload';
import { type AnswerRequest, decoded } from './host-server';

const handled = z.union([
  z.object({ statusCode: z.number(), headers: z.object({ location: z.object({ value: z.string() }) }) }),
  z.object({ uri: z.string() }),
]);

const headersPolicy = z.object({
  SecurityHeadersConfig: z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
    StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }).optional(),
    ContentTypeOptions: z.object({}),
    ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
  }),
  CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
});

/** The paths with a behavior of their own (docs/deploy.md). */
const SHARED = /^\/(icons|og)\//;

/**
 * Answers as S3 behind CloudFront does, set up as docs/deploy.md says: the function, the headers policies, and the files
 * and cache times of the upload script.
 *
 * @param settingsFolder with function.js, the policies and upload.sh
 */
export async function cloudfrontAnswers(root: string, settingsFolder: string): Promise<AnswerRequest> {
  const read = (name: string) => readFileSync(join(settingsFolder, name), 'utf8');
  const calls = awsCalls(read('upload.sh'));
  const objects = (await listFiles(root)).map((file) => [file, cacheTimesOf(calls, file)[0]] as const);
  const times = new Map(objects.filter(([, time]) => time !== undefined));
  const [own, shared] = ['headers-policy.json', 'headers-policy-shared.json'].map((name) => headersOf(read(name)));
  const script = `${read('function.js')}; handler(event)`;

  return (path, query) => {
    const request = { uri: path, querystring: parametersOf(query) };
    const result = handled.parse(runInNewContext(script, { event: { request } }));
    const policy = (SHARED.test(path) ? shared : own) ?? {};
    if ('statusCode' in result) {
      return { status: result.statusCode, headers: { ...policy, Location: result.headers.location.value } };
    }
    const key = decoded(result.uri).slice(1);
    const file = times.has(key) ? key : '404.html';
    const headers = { ...policy, 'Cache-Control': times.get(file) ?? '' };
    return { status: times.has(key) ? 200 : 404, headers, file };
  };
}

function headersOf(policyFile: string): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig } = headersPolicy.parse(JSON.parse(policyFile));
  const transport = security.StrictTransportSecurity;
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    ...(transport && { 'Strict-Transport-Security': `max-age=${transport.AccessControlMaxAgeSec}` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

function parametersOf(query: string): Record<string, { value: string }> {
  const parts = query.slice(1).split('&').filter(Boolean);
  return Object.fromEntries(parts.map((part) => part.split('=')).map(([name = '', value = '']) => [name, { value }]));
}
