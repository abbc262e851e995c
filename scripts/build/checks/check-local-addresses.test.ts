import { postFixture } from '@/lib/blog/post-fixture';
import { checkLocalAddresses, localAddressNotes } from './check-local-addresses';
import { postWords } from './post-words';

/** The problems without posts and settings. */
const found = (...files: { file: string; text: string }[]) => checkLocalAddresses(files, {}, postWords([]));

const file = (name: string, text: string) => ({ file: name, text });

test('each address is named once, with the first file and the number of others', () => {
  const text = 'a="http://localhost:3001/hooks" b="http://localhost:3001/book"';
  expect(found(file('a.html', text), file('b.js', text), file('c.txt', 'https://127.0.0.1'))).toEqual([
    'out/a.html and 1 more: http://localhost:3001: expected no address of this machine, and no fake, in a site to be published',
    'out/c.txt: https://127.0.0.1: expected no address of this machine, and no fake, in a site to be published',
  ]);
});

test.each(['"http:\\/\\/localhost:3001"', 'http://[::1]:80/', 'http://0.0.0.0:4000'])('%s is found, too', (text) => {
  expect(found(file('a.js', text))).toHaveLength(1);
});

test('a setting of a fake is found by its value', () => {
  expect(found(file('a.js', 'key:"fake-public-key"'))).toHaveLength(1);
});

test('the word localhost alone is allowed, and so is a host that begins with it', () => {
  const words = 'if(host==="localhost") "https://www.dohtech.example" "https://localhostel.example"';
  expect(found(file('a.js', words))).toEqual([]);
});

test('an address in a post is allowed, however the file escapes it, and a note names the post', () => {
  const posts = postWords([postFixture({ title: 'Open http://localhost:3000 now', url: 'https://b.example/open/' })]);
  const text = '"Open http:\\/\\/localhost:3000 now" http://localhost:3000';
  expect(checkLocalAddresses([file('a.html', text)], {}, posts)).toEqual([]);
  expect(checkLocalAddresses([file('a.html', 'http://localhost:3001')], {}, posts)).toHaveLength(1);
  expect(localAddressNotes(posts)).toEqual([
    "Posts: 'Open http://localhost:3000 now' (https://b.example/open/) says http://localhost:3000: published as the blog has it",
  ]);
});

test('a setting with a local address is named, even if a post contains the same address', () => {
  const posts = postWords([postFixture({ title: 'http://localhost:2368' })]);
  const settings = { NEXT_PUBLIC_GHOST_URL: 'http://localhost:2368', NEXT_PUBLIC_CHAT_URL: 'https://chat.example' };
  expect(checkLocalAddresses([], settings, posts)).toEqual([
    "settings (.env.local): NEXT_PUBLIC_GHOST_URL: expected a service that visitors reach, received 'http://localhost:2368'",
  ]);
});
