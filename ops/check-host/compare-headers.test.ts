import { headerProblems } from './compare-headers';

const problems = (name: string, value: string, received: string) =>
  headerProblems({ headers: { [name.toLowerCase()]: received } }, [{ name, value }], 'https:');

test.each([
  ['Content-Type', 'text/javascript; charset=utf-8', 'application/javascript; charset=UTF-8'],
  ['Content-Type', 'text/plain; charset=utf-8', 'text/plain'],
  ['Cache-Control', 'public, max-age=0, must-revalidate', 'public,must-revalidate,max-age=0'],
  ['X-Robots-Tag', 'all', ''],
])('%s: %s may be written as %s', (name, value, received) => {
  expect(problems(name, value, received)).toEqual([]);
});

// check-host.test.ts has what is wrong over http, where nothing is expected that leads to https.
test.each([
  ['Strict-Transport-Security', 'max-age=1', ''],
  ['Content-Security-Policy', "default-src 'none'; upgrade-insecure-requests", "default-src 'none'"],
])('%s: %s is not %j over https', (name, value, received) => {
  expect(problems(name, value, received)).toEqual([`${name}: expected '${value}', received '${received}'`]);
});
