import { createServer, type ServerResponse } from 'node:http';
import type { LookupFunction } from 'node:net';
import { type Listening, listenOnLoopback } from '../preview/loopback';
import { isPrivate, outsideFetch } from './outside-fetch';

test.each([
  '127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 255.255.255.255',
  '198.18.0.1 198.19.255.255 64:ff9b::198.18.0.1 2001::1 2001:0:7f00:1::1 2001:2::1 2002:7f00:1::1 2002:102:304::1 ::ffff:0:10.0.0.1',
  ':: ::1 ::ffff:127.0.0.1 ::ffff:a00:1 ::127.0.0.1 64:ff9b::10.0.0.1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 ff02::1',
])('%s are private', (addresses) => {
  expect(addresses.split(' ').filter((address) => !isPrivate(address))).toEqual([]);
});

test.each([
  '1.1.1.1 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.167.0.1 192.169.0.1 223.255.255.255',
  '198.17.255.255 198.20.0.1 2001:200::1 2001:4860::8888 2003::1',
  '2606:4700::1111 ::ffff:1.1.1.1 64:ff9b::1.1.1.1 2001:db8::1',
])('%s are not', (addresses) => {
  expect(addresses.split(' ').filter(isPrivate)).toEqual([]);
});

let server: Listening;
const asked: string[] = [];
const answers: Record<string, (response: ServerResponse) => void> = {
  '/secret': (response) => response.end('secret'),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': 9 }).write('cut');
    setImmediate(() => response.destroy());
  },
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/moved': (response) => response.writeHead(301, { location: '/secret' }).end(),
  '/away': (response) => response.writeHead(302, { location: `http://127.0.0.1:${server.port}/secret` }).end(),
};
beforeAll(async () => {
  server = await listenOnLoopback(
    createServer(({ url = '' }, response) => {
      asked.push(url);
      answers[url]?.(response);
    }),
    0,
  );
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

/** A resolver for which every name is on this machine, or on one with this address. */
const resolveTo =
  (address: string): LookupFunction =>
  (_, { all }, callback) =>
    all ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4);

/** For a blog that is not on this machine by its name. The resolver of the test knows it. */
const ofBlog = () => outsideFetch(`http://blog.example:${server.port}`, resolveTo('127.0.0.1'));

test.each(['localhost', '127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'rebound.example'])(
  'nothing is asked of %s, which is this machine',
  async (host) => {
    await expect(ofBlog()(`http://${host}:${server.port}/secret`)).rejects.toThrow('has a private address');
    expect(asked).toEqual([]);
  },
);

test("the blog's own address may be private, which its administrator has set, but not one that it redirects to", async () => {
  const blog = `http://blog.example:${server.port}`;
  expect(await (await ofBlog()(`${blog}/moved`)).text()).toBe('secret');
  asked.length = 0;
  await expect(ofBlog()(`${blog}/away`)).rejects.toThrow('127.0.0.1 has a private address');
  expect(asked).toEqual(['/away']);
});

test('one private address among those of a name is enough', async () => {
  const both: LookupFunction = (_, __, callback) =>
    callback(null, [
      { address: '192.0.2.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
  await expect(outsideFetch(undefined, both)('http://picture.example/')).rejects.toThrow(
    'picture.example has a private address',
  );
});

describe('with a blog on this machine', () => {
  const local = (path: string, init?: RequestInit) =>
    outsideFetch(server.origin)(`http://127.0.0.1:${server.port}${path}`, init);

  test('its pictures may be there, too, and it may redirect', async () => {
    for (const path of ['/secret', '/moved', '/away']) expect(await (await local(path)).text()).toBe('secret');
  });

  test('a body that is cut off is an error', async () => {
    await expect((await local('/cut')).text()).rejects.toThrow();
  });

  test('redirects without end are an error', async () => {
    await expect(local('/loop')).rejects.toMatchObject({ cause: new Error('more than 5 redirects') });
  });
});
