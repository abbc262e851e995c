/**
 * `node scripts/run.mjs <file> [options]`: runs a command of package.json. It installs missing packages and lets Node read
 * TypeScript. With --help it prints the comment at the head of the command's file, and does nothing else.
 *
 * Plain JavaScript and Node's own modules only, because a fresh clone has nothing else.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// The command finds its arguments where it would without this file.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);

if (process.argv.includes('--help')) {
  const [, comment = ''] = /\/\*\*(.*?)(\n \*\n|\*\/)/s.exec(readFileSync(process.argv[1], 'utf8')) ?? [];
  console.log(comment.replaceAll(/^[ *]+|`/gm, '').trim());
} else {
  await import('./install.mjs');
  askThisMachineDirectly();
  if (process.argv[1].endsWith('.ts')) await import('tsx');
  await import(pathToFileURL(process.argv[1]).href);
}

/** A company's proxy (HTTP_PROXY) cannot reach what a command serves on this machine. */
function askThisMachineDirectly() {
  const given = process.env.NO_PROXY ?? process.env.no_proxy;
  const all = [...(given ? [given] : []), 'localhost', '127.0.0.1', '[::1]'].join(',');
  Object.assign(process.env, { NO_PROXY: all, no_proxy: all });
}
