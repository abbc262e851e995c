import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPostsFile } from '@/lib/blog/posts-file';
import { fakeEnvironment } from '../preview/fake-environment';
import { articlesFixture, startTestFakes } from '../preview/fakes/fakes-fixture';

// Programs to start, and on a busy machine tsx alone can take seconds.
jest.setTimeout(60_000);

const project = process.cwd();
const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href;

let fakes: Awaited<ReturnType<typeof startTestFakes>>;
let folder: string;

beforeAll(async () => {
  fakes = await startTestFakes(articlesFixture(3));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pull-posts-'));
});
afterEach(() => {
  fakes.faults.clear();
  rmSync(folder, { recursive: true });
});
afterAll(() => fakes.close());

/** Runs the script in a folder of its own, with nothing of this machine's configuration. */
async function run(environment: Record<string, string>, options: string[] = []) {
  const program = spawn(process.execPath, ['--import', tsx, join(project, 'scripts/build/pull-posts.ts'), ...options], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
      ...environment,
    },
  });
  const said = { out: '', err: '' };
  program.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const code = await new Promise((resolve) => program.once('close', resolve));
  return { code, ...said };
}

const posts = () => readPostsFile(join(folder, '.cache/posts.json'));
const host = () => new URL(fakes.origin).host;
const breakKey = () =>
  fakes.faults.put('blog', {
    mode: 'status',
    status: 401,
    body: '{"errors":[{"message":"Unknown Content API Key"}]}',
    contentType: 'application/json',
  });

test('a blog that answers: its posts, and one line that says so', async () => {
  const line = `Posts: 3 from ${host()}, newest 'Article 1' of Dec 31, 2023\n`;
  expect(await run(fakeEnvironment(fakes.origin))).toEqual({ code: 0, out: line, err: '' });
  expect(posts()).toMatchObject({ source: host(), posts: [{ title: 'Article 1' }, {}, {}] });
});

test('the configuration may stand in .env, as it does for the build', async () => {
  const lines = Object.entries(fakeEnvironment(fakes.origin)).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  expect(await run({})).toMatchObject({ code: 0, out: expect.stringContaining(`3 from ${host()}`) });
});

test('no blog host: the committed posts with their pictures, a line each, and no warning', async () => {
  const { code, out, err } = await run({});
  expect([code, err]).toEqual([0, '']);
  const [first, second, ...others] = out.split('\n');
  expect(first).toMatch(/^Posts: \d+ from snapshot, newest '.+' of .+ \(NEXT_PUBLIC_GHOST_URL is not set: .+\)$/);
  expect([second, others]).toEqual([expect.stringMatching(/^Images: (\d+) of \1 have copies, /), ['']]);
  expect(posts()?.source).toBe('snapshot');
});

test('a blog that fails: its last posts stay, with a warning nobody overlooks', async () => {
  await run(fakeEnvironment(fakes.origin));
  const before = posts();
  breakKey();
  const { code, out, err } = await run(fakeEnvironment(fakes.origin));
  expect([code, out]).toEqual([0, '']);
  expect(err.trimEnd().split('\n').length).toBeGreaterThan(4);
  expect(err).toContain('\nAPI Error: 401 - {"errors":[{"message":"Unknown Content API Key"}]}\n');
  expect(err).toContain(`built with the 3 posts of ${host()} pulled on `);
  expect(posts()).toEqual(before);
});

test('a blog that fails and left nothing, or where the posts are of another: the committed ones', async () => {
  await run(fakeEnvironment(fakes.origin));
  breakKey();
  const { code, err } = await run(fakeEnvironment(fakes.origin.replace('127.0.0.1', 'localhost')));
  expect(code).toBe(0);
  expect(err).toMatch(/built with the \d+ committed posts/);
  expect(posts()?.source).toBe('snapshot');
});

test('a blog that fails, with --strict: exit code 1, and nothing is written', async () => {
  breakKey();
  const { code, err } = await run(fakeEnvironment(fakes.origin), ['--strict']);
  expect(code).toBe(1);
  expect(err).toContain('API Error: 401 - ');
  expect(posts()).toBeUndefined();
});

test.each([
  [
    'a half-set group',
    { NEXT_PUBLIC_GHOST_URL: 'https://blog.example.com' },
    [],
    /^settings \(\.env\.local\): NEXT_PUBLIC_GHOST_CONTENT_KEY: .+\n$/,
  ],
  ['an unknown option', {}, ['--strickt'], /^Unknown option '--strickt'.*\n$/],
])('%s ends it with one line', async (_, environment: Record<string, string>, options, line) => {
  const { code, out, err } = await run(environment, options);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(line);
});
