import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const publish = workflow('publish');
const [, nameOfTests] = /^name: (.+)$/m.exec(workflow('test')) ?? [];

test('the publishing workflow passes on every setting of .env.example', () => {
  const settings = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !publish.includes(`          ${name}: `))).toEqual([]);
});

test.each([
  ['stops when the newest posts cannot be read', /^ +- run: npm run build -- --strict$/m],
  ['has the whole history, for the dates of pages', /^ +fetch-depth: 0$/m],
  ['follows the workflow of the tests', new RegExp(`^ {2}workflow_run:\n    workflows: \\[${nameOfTests}\\]\n`, 'm')],
  ['runs only if the tests succeeded', /^ {4}if: .*workflow_run\.conclusion == 'success' }}$/m],
  ['checks out the tested commit', /uses: actions\/checkout@\S+\n +with:\n +ref: \${{ steps\.tested\.outputs\.sha }}/],
])('publishing %s', (_, lines) => {
  expect(publish).toMatch(lines);
});

/** Runs the step that finds the commit; `newest` is GitHub's answer for the newest commit that passed. */
function commitFor(tested: string, newest: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const output = join(folder, 'output');
  const step = /id: tested\n +run: \|\n((?: {10}.*\n)+)/.exec(publish)?.[1] ?? '';
  try {
    execFileSync('bash', ['-e', '-c', `gh() { echo ${newest}; }\n${step}`], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', TESTED: tested, GITHUB_OUTPUT: output },
    });
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a push publishes its own commit; the blog and the schedule publish the newest that passed, if there is one', () => {
  expect(publish).not.toMatch(/^ {2}push:/m);
  expect(commitFor('pushed', 'newest')).toBe('sha=pushed\n');
  expect(commitFor('', 'newest')).toBe('sha=newest\n');
  expect(() => commitFor('', '')).toThrow();
});
