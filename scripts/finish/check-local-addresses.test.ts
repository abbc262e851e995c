/** @jest-environment node */
import { checkLocalAddresses } from './check-local-addresses';

const file = (name: string, text: string) => ({ file: name, text });

test('each address is named once, with the first file and the number of others', () => {
  const text = 'a="http://localhost:3001/hooks" b="http://localhost:3001/book"';
  expect(checkLocalAddresses([file('a.html', text), file('b.js', text), file('c.txt', 'https://127.0.0.1')])).toEqual([
    'out/a.html and 1 more: http://localhost:3001: expected no address of this machine, and no stand-in, in a site to be published',
    'out/c.txt: https://127.0.0.1: expected no address of this machine, and no stand-in, in a site to be published',
  ]);
});

test.each(['"http:\\/\\/localhost:3001"', 'http://[::1]:80/', 'http://0.0.0.0:4000'])('%s is one too', (text) => {
  expect(checkLocalAddresses([file('a.js', text)])).toHaveLength(1);
});

test('what a stand-in is set up with is found by its value', () => {
  expect(checkLocalAddresses([file('a.js', 'key:"stand-in-public-key"')])).toHaveLength(1);
});

test('the word alone is none, nor is a host that begins with it', () => {
  const words = 'if(host==="localhost") "https://www.dohtech.example" "https://localhostel.example"';
  expect(checkLocalAddresses([file('a.js', words)])).toEqual([]);
});
