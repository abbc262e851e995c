import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const publish = workflow('publish');

test('the publishing workflow passes on every setting of .env.example', () => {
  const settings = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !publish.includes(`          ${name}: `))).toEqual([]);
});

test('publishing needs the newest posts, and the whole history for the dates of pages', () => {
  expect(publish).toMatch(/^ +- run: npm run build -- --strict$/m);
  expect(publish).toMatch(/^ +fetch-depth: 0$/m);
});

describe('only a commit that passed its tests is published', () => {
  test('a push is published after the workflow Test succeeded', () => {
    const [, tests] = /^name: (.+)$/m.exec(workflow('test')) ?? [];
    expect(publish).toContain(`  workflow_run:\n    workflows: [${tests}]\n`);
    expect(publish).not.toMatch(/^ {2}push:/m);
    expect(publish).toMatch(/^ {4}if: .*workflow_run\.conclusion == 'success' }}$/m);
  });

  test('the tested commit is checked out', () => {
    expect(publish).toMatch(/uses: actions\/checkout@\S+\n +with:\n +ref: \${{ steps\.tested\.outputs\.sha }}/);
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

  test('a push publishes its own commit; the blog and the schedule publish the newest that passed', () => {
    expect(commitFor('pushed', 'newest')).toBe('sha=pushed\n');
    expect(commitFor('', 'newest')).toBe('sha=newest\n');
  });

  test('nothing is published if no commit passed', () => {
    expect(() => commitFor('', '')).toThrow();
  });
});
