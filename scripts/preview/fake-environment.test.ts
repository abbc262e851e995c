import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fakeEnvironment, fakesForUnset } from './fake-environment';

const ORIGIN = 'http://localhost:3001';
const fakes = fakeEnvironment(ORIGIN);

test('a copy of .env.example, whose settings are empty, leaves every fake on', () => {
  const copy = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(copy)).toEqual(expect.arrayContaining(Object.keys(fakes)));
  expect(fakesForUnset(copy, ORIGIN)).toEqual(fakes);
});

test('a service with one setting of its own gets none of its fake, and the others keep theirs', () => {
  const { NEXT_PUBLIC_GHOST_URL: _, NEXT_PUBLIC_GHOST_CONTENT_KEY: __, ...others } = fakes;
  expect(fakesForUnset({ NEXT_PUBLIC_GHOST_URL: 'https://blog.example.com' }, ORIGIN)).toEqual(others);
});
