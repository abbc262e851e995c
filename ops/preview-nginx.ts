/**
 * `npm run preview:nginx [-- --port 8080]`: serves the export with nginx, which must be installed, and the build's configuration
 * (deploy/built/nginx.conf), out/ being the current and the previous release.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireExport } from '@/scripts/build/export/export-files';
import { readOptions } from '@/scripts/read-options';

/** Debian's path. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const { port } = readOptions({ port: { type: 'string', default: '8080' } });
requireExport();
const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
const hasBrotli = existsSync(BROTLI_MODULE);

const site = (await readFile('deploy/built/nginx.conf', 'utf8'))
  .replace(/^( *root ).*;$/gm, (_, start: string) => `${start}${resolve('out')};`)
  .replace(/^( *listen (?:\[::\]:)?)\d+;$/gm, (_, start: string) => `${start}${port};`)
  .replace(/# (brotli_static on;)/, hasBrotli ? '$1' : '# $1');

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (kind) => `  ${kind}_temp_path ${folder}/${kind};\n`,
);
const configuration = join(folder, 'nginx.conf');
await writeFile(
  configuration,
  `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.join('')}${site}
}
`,
);

const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', configuration], { stdio: 'inherit' });
console.log(`nginx on http://localhost:${port}${hasBrotli ? ', with brotli' : ''}. Ctrl+C stops it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => nginx.kill('SIGQUIT'));
nginx.on('error', () => console.error('nginx could not be started: is it installed?'));
nginx.on('close', async (code) => {
  await rm(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
