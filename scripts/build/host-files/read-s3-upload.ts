import { execFileSync } from 'node:child_process';

/** The arguments of each call of `aws` that the upload script makes; nothing is uploaded. */
export function awsCalls(script: string): string[][] {
  return execFileSync('sh', ['-s', 'bucket', 'distribution'], {
    encoding: 'utf8',
    input: `aws() { printf '%s\\t' "$@"; echo; }\n${script}`,
  })
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().split('\t'));
}

/** Whether a call of `aws s3 sync` uploads a file. The last matching filter wins, and `*` also matches slashes. */
function isUploaded(words: readonly string[], path: string): boolean {
  const matches = (pattern = '') => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(path);
  const last = words.findLastIndex((word, index) => /^--(in|ex)clude$/.test(word) && matches(words[index + 1]));
  return words[last] !== '--exclude';
}

/** The cache times with which the calls upload a file: one, if the script is right. */
export function cacheTimesOf(calls: readonly string[][], path: string): (string | undefined)[] {
  const uploads = calls.filter((words) => words[0] === 's3' && isUploaded(words, path));
  return uploads.map((words) => words[words.indexOf('--cache-control') + 1]);
}
