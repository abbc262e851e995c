import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Checkout, openCheckout, site, until } from './publish-fixture';

jest.setTimeout(300_000);

let checkout: Checkout;
let one: string, two: string, three: string;
beforeEach(async () => {
  checkout = openCheckout();
  for (const word of ['one', 'two', 'three']) await checkout.publish(site(word)).ended;
  [one = '', two = '', three = ''] = checkout.releases();
});

const live = () => basename(realpathSync(join(checkout.root, 'current')));
const remove = (...path: string[]) => rmSync(join(checkout.root, ...path), { recursive: true });
/** Another file under this name of the second release: what did not change is one file in all of them. */
const replace = (name: string, words: string) => {
  remove('releases', two, name);
  writeFileSync(join(checkout.root, 'releases', two, name), words);
};

async function rollBack(...args: string[]) {
  const { ended, said } = checkout.start('publish.sh', ['rollback', ...args]);
  return [await ended, live(), said.text.split('\n')[0]];
}

test('a rollback goes to the release before, once more to the one before that, or to the one that is named', async () => {
  expect(await rollBack()).toEqual([
    0,
    two,
    `Live is ${two}, instead of ${three}. Whole releases: ${one} ${two} ${three}`,
  ]);
  expect(checkout.read('previous/index.html')).toBe('three\n');
  expect((await rollBack()).slice(0, 2)).toEqual([0, one]);
  expect(await rollBack(three)).toEqual([0, three, expect.stringContaining(`Live is ${three}`)]);
  const none = (to: string) =>
    `There is no other release ${to} in ${checkout.root}. Whole releases: ${one} ${two} ${three}`;
  expect(await rollBack('2026')).toEqual([1, three, `Live is ${three}. ${none('2026')}`]);
  expect(await rollBack('--newest')).toEqual([2, three, expect.stringContaining('Usage: ')]);
  expect((await rollBack(one))[0]).toBe(0);
  expect(await rollBack()).toEqual([1, one, `Live is ${one}. ${none('before it')}`]);
  await checkout.publish(site('four')).ended;
  expect((await rollBack()).slice(0, 2)).toEqual([0, one]);
});

test.each([
  ['lacks a file', () => remove('releases', two, '7.html'), 'lacks 1 of its 300 files'],
  ['has a file in another size', () => replace('7.html', ''), 'lacks 1 of its 300 files'],
  ['has no list of its files', () => remove('lists', two), 'has no list of its files'],
])('a rollback never makes a release live that %s, and names the whole ones', async (_, damage, message) => {
  damage();
  const { ended, said } = checkout.start('publish.sh', ['rollback']);
  expect([await ended, live()]).toEqual([1, three]);
  expect(said.text).toContain(message);
  expect(said.text).toContain(`Whole releases: ${one} ${three}\n`);
});

test('a rollback after the live release was removed by hand goes to the one before it, or names the whole ones', async () => {
  remove('releases', three);
  expect(await rollBack()).toEqual([0, two, `Live is ${two}, instead of ${three}. Whole releases: ${one} ${two}`]);
  expect(checkout.read('previous/index.html')).toBe('two\n');
  await rollBack(one);
  remove('releases', one);
  const { ended, said } = checkout.start('publish.sh', ['rollback']);
  expect([await ended, said.text]).toEqual([
    1,
    `Live is ${one}. There is no other release before it in ${checkout.root}. Whole releases: ${two}\n`,
  ]);
  expect((await rollBack(two)).slice(0, 2)).toEqual([0, two]);
});

test('a rollback waits for a publish that is changing the links', async () => {
  const slow = '#!/bin/sh\nmkdir busy || exit 9; sleep 0.5; rmdir busy; exec /bin/ln "$@"\n';
  writeFileSync(join(checkout.folder, 'bin/ln'), slow, { mode: 0o755 });
  const { ended } = checkout.publish(site('four'));
  await until(() => existsSync(join(checkout.folder, 'busy')));
  expect([(await rollBack())[0], await ended]).toEqual([0, 0]);
  expect(['current', 'previous'].map((link) => checkout.read(`${link}/index.html`))).toEqual(['three\n', 'four\n']);
});
