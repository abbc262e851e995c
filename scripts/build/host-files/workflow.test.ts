import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder-fixture';

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const publish = workflow('publish');
const [, nameOfTests] = /^name: (.+)$/m.exec(workflow('test')) ?? [];

test.each([
  ['stops when the newest posts cannot be read', /^ +- run: npm run build -- --strict$/m],
  [
    'by hand can be told that posts were removed on purpose',
    /^ +ALLOW_FEWER_POSTS: \${{ inputs\.allow-fewer-posts && 1/m,
  ],
  ['has the whole history, for the dates of pages', /^ +fetch-depth: 0$/m],
  ['follows the workflow of the tests', new RegExp(`^ {2}workflow_run:\n    workflows: \\[${nameOfTests}\\]\n`, 'm')],
  ['runs only if the tests succeeded', /^ {4}if: .*workflow_run\.conclusion == 'success' }}$/m],
  ['checks out the tested commit', /uses: actions\/checkout@.+\n +with:\n +ref: \${{ steps\.tested\.outputs\.sha }}/],
])('publishing %s', (_, lines) => {
  expect(publish).toMatch(lines);
});

test.each(readdirSync('.github/workflows'))(
  '%s runs only actions pinned to a commit, with the version beside it, and leaves no token in the checked-out folder',
  (file) => {
    const steps = workflow(file.replace('.yml', '')).split(/\n(?= {6}- )/);
    const uses = steps.flatMap((step) => step.match(/^ +(- )?uses: .*$/gm) ?? []);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const checkouts = steps.filter((step) => step.includes('uses: actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => !/\n {10}persist-credentials: false\n/.test(`${step}\n`))).toEqual([]);
  },
);

/** Runs the shell lines of a step of publish.yml in a folder of its own, which `read` reads afterwards. */
function runStep<Result>(
  lines: { after: RegExp; before: string },
  environment: Record<string, string>,
  read: (folder: string, output: string) => Result,
): Result {
  const folder = temporaryFolder();
  const step = new RegExp(`${lines.after.source}\\n +run: \\|\\n((?: {10}.*\\n)+)`).exec(publish)?.[1] ?? '';
  const output = execFileSync('bash', ['--norc', '-e', '-c', `${lines.before}\n${step}`], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_ENV: join(folder, 'environment'),
      ...environment,
    },
  });
  return read(folder, output);
}

/** The commit that is built; `newest` is GitHub's answer for the newest commit that passed. */
const commitFor = (tested: string, newest: string) =>
  runStep({ after: /id: tested/, before: `gh() { echo ${newest}; }` }, { TESTED: tested }, (folder) =>
    readFileSync(join(folder, 'output'), 'utf8'),
  );

test('a push publishes its own commit; the blog and the schedule publish the newest that passed, if there is one', () => {
  expect(publish).not.toMatch(/^ {2}push:/m);
  expect(commitFor('pushed', 'newest')).toBe('sha=pushed\n');
  expect(commitFor('', 'newest')).toBe('sha=newest\n');
  expect(() => commitFor('', '')).toThrow();
});

/** GitHub's machines have jq; without it here, these tests are skipped. */
const testWithJq = spawnSync('jq', ['--version']).status === 0 ? test : test.skip;

testWithJq('the publishing workflow passes on the variables that are settings of the site, and no other', () => {
  const variables = JSON.stringify({ NEXT_PUBLIC_CAL_LINK: 'team/a b', TEAM: 'other' });
  const lines = { after: /name: Take the repository's variables as settings/, before: '' };
  expect(runStep(lines, { VARIABLES: variables }, (folder) => readFileSync(join(folder, 'environment'), 'utf8'))).toBe(
    'NEXT_PUBLIC_CAL_LINK=team/a b\n',
  );
});

const report = (environment: Record<string, string>, curl: string) =>
  runStep({ after: /name: Report the failure/, before: `curl() { ${curl}; }` }, environment, (_, output) => output);
const failed = {
  SITE: 'https://www.site.example "quoted"',
  RUN: 'https://github.example/runs/7',
  FAILURE_WEBHOOK_URL: 'https://hooks.example/T1',
};

testWithJq('a failed run is reported to the webhook with the site, the run and what to do', () => {
  expect(publish).toMatch(/\n {2}notify:\n {4}if: failure\(\)\n {4}needs: \[build, deploy\]\n/);
  const { text, ...rest } = JSON.parse(report(failed, 'cat; [[ "$*" = *https://hooks.example/T1 ]]'));
  expect(rest).toEqual({});
  expect(text).toContain('https://www.site.example "quoted" was not published');
  expect(text).toMatch(/Open https:\/\/github\.example\/runs\/7, read the last lines .* run it again/);
});
