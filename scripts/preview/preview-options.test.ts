import { readPreviewOptions } from './preview-options';

test('without options the usual ports are used and the site is served', () => {
  expect(readPreviewOptions([])).toEqual({ sitePort: 3000, fakesPort: 3001, hasSite: true });
});

test('each option is taken', () => {
  expect(readPreviewOptions(['--port', '4000', '--fakes-port=4001', '--no-site'])).toEqual({
    sitePort: 4000,
    fakesPort: 4001,
    hasSite: false,
  });
});

test.each([
  [['--port', 'abc'], "--port takes a port from 0 to 65535, not 'abc'."],
  [['--fakes-port', '70000'], "--fakes-port takes a port from 0 to 65535, not '70000'."],
  [['--prot', '1'], "Unknown option '--prot'"],
])('%j is refused in one line', (argv, message) => {
  expect(() => readPreviewOptions(argv)).toThrow(message);
});
