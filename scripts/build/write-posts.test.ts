import { execFile } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readPostsFile } from '@/lib/blog/load-posts';
import { fakeEnvironment, fakeSettings } from '../preview/fake-environment';
import { articlesFixture, startTestFakes } from '../preview/fakes/fakes-fixture';
import { temporaryFolder } from '../temporary-folder-fixture';
import { writePosts } from './write-posts';

const project = process.cwd();
const log = jest.spyOn(console, 'log').mockImplementation();
const error = jest.spyOn(console, 'error').mockImplementation();

let fakes: Awaited<ReturnType<typeof startTestFakes>>;
let folder: string;

beforeAll(async () => {
  fakes = await startTestFakes(articlesFixture(3));
});
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  jest.clearAllMocks();
  fakes.faults.clear();
  fakes.blog.reset();
});
afterAll(() => fakes.close());

type LeaveOptions = { url?: string; timeZone?: string; isStrict?: boolean; allowsFewerPosts?: boolean };

const path = () => join(folder, 'posts.json');
const posts = () => readPostsFile(path());
const host = () => new URL(fakes.origin).host;
const leave = ({ url = fakes.origin, timeZone = 'UTC', ...options }: LeaveOptions = {}) =>
  writePosts({ blog: { url, key: fakeSettings.ghostContentKey }, timeZone }, { ...options, path: path() });
const printed = (mock: typeof log) => mock.mock.calls.map(([line]) => String(line)).join('\n');
const breakKey = () => {
  const body = '{"errors":[{"message":"Unknown Content API Key"}]}';
  fakes.faults.put('blog', { mode: 'status', status: 401, body, contentType: 'application/json' });
};

test('when the blog answers, its posts are used, and one line is printed', async () => {
  await leave();
  expect(printed(log)).toBe(`Posts: 3 from ${host()}, newest 'Article 1' of Dec 31, 2023`);
  expect(error).not.toHaveBeenCalled();
  expect(posts()).toMatchObject({ source: host(), posts: [{ title: 'Article 1' }, {}, {}] });
});

test('no blog host: the committed posts, one line, and no warning', async () => {
  await writePosts({ blog: null, timeZone: 'UTC' }, { path: path() });
  expect(printed(log)).toMatch(
    /^Posts: \d+ from snapshot, newest '.+' of .+ \(NEXT_PUBLIC_GHOST_URL is not set: .+\)$/,
  );
  expect(error).not.toHaveBeenCalled();
  expect(posts()?.source).toBe('snapshot');
});

test('when the blog fails, its last posts are kept, with a large warning', async () => {
  const before = await leave();
  log.mockClear();
  breakKey();
  expect(await leave()).toEqual(before);
  expect(posts()).toEqual(before);
  expect(log).not.toHaveBeenCalled();
  const warning = printed(error);
  expect(warning.split('\n').length).toBeGreaterThan(4);
  expect(warning).toContain('\nAPI Error: 401 - {"errors":[{"message":"Unknown Content API Key"}]}\n');
  expect(warning).toContain(`built with the 3 posts of ${host()} pulled on `);
});

test('when the blog fails and the last posts are from another blog, the committed posts are used', async () => {
  await leave();
  breakKey();
  await leave({ url: fakes.origin.replace('127.0.0.1', 'localhost') });
  expect(printed(error)).toMatch(/built with the \d+ committed posts/);
  expect(posts()?.source).toBe('snapshot');
});

describe('a blog that had 4 posts at the last pull', () => {
  beforeEach(async () => {
    fakes.blog.publish({ title: 'Fourth' });
    await leave();
    log.mockClear();
  });
  const unpublish = (...slugs: string[]) => {
    for (const slug of slugs) fakes.blog.unpublish(slug);
  };
  const most = ['article-1', 'article-2', 'article-3'];

  test('publishes what it has left while that is half or more', async () => {
    unpublish('fourth', 'article-1');
    expect((await leave({ isStrict: true }))?.posts).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  test.each([
    ['less than half', most, 1],
    ['none', [...most, 'fourth'], 0],
  ])(
    'with %s of them left stops a strict build, which says why and how to go on; any other build keeps all four',
    async (_, slugs, left) => {
      const before = posts();
      unpublish(...slugs);
      expect(await leave({ isStrict: true })).toBeUndefined();
      expect(printed(error)).toContain(`\nPosts: ${host()} has ${left} posts that can be shown, and had 4 on `);
      expect(printed(error)).toContain('run it once with ALLOW_FEWER_POSTS=1.');
      expect(posts()).toEqual(before);
      error.mockClear();

      expect(await leave()).toEqual(before);
      expect(posts()).toEqual(before);
      expect(printed(error)).toContain(`built with the 4 posts of ${host()} pulled on `);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('may have fewer once that is allowed, and in the builds after that', async () => {
    unpublish(...most);
    expect((await leave({ isStrict: true, allowsFewerPosts: true }))?.posts).toHaveLength(1);
    expect((await leave({ isStrict: true }))?.posts).toHaveLength(1);
    expect(error).not.toHaveBeenCalled();
  });
});

test('a blog that had three posts may publish none: so few are not compared', async () => {
  await leave();
  for (const number of [1, 2, 3]) fakes.blog.unpublish(`article-${number}`);
  expect((await leave({ isStrict: true }))?.posts).toEqual([]);
});

test('the program reads .env as the build does, fails with --strict and writes nothing, and refuses an unknown option or allowance', async () => {
  const settings = Object.entries(fakeEnvironment(fakes.origin));
  // The program runs in the project's folder, here one with this .env alone, and reads the site's colors there.
  symlinkSync(join(project, 'components'), join(folder, 'components'));
  writeFileSync(join(folder, '.env'), settings.map(([name, value]) => `${name}=${value}\n`).join(''));
  breakKey();
  const tsx = pathToFileURL(join(project, 'node_modules/tsx/dist/loader.mjs')).href;
  const program = join(project, 'scripts/build/pull-posts.ts');
  const run = (environment = {}, option = '--strict') =>
    promisify(execFile)(process.execPath, ['--import', tsx, program, option], {
      cwd: folder,
      // Without this machine's settings.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: join(project, 'tsconfig.json'),
        ...environment,
      },
    }).catch((error: unknown) => error);
  const allowed = { ALLOW_FEWER_POSTS: 'yes' };
  const [strict, allowance, unknown] = await Promise.all([run(), run(allowed), run({}, '--strickt')]);
  expect(strict).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('API Error: 401 - ') });
  expect(existsSync(join(folder, '.cache/posts.json'))).toBe(false);
  expect(allowance).toMatchObject({
    code: 1,
    stdout: '',
    stderr: "ALLOW_FEWER_POSTS: expected 1, or nothing, received 'yes'\n",
  });
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Unknown option '--strickt'.* --strict\.\n$/s),
  });
}, 60_000);
