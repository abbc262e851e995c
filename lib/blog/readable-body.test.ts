import { readableBody } from './readable-body';

test.each([
  ['JSON stays as sent', '{"errors":[{"message":"Unknown"}]}', '{"errors":[{"message":"Unknown"}]}'],
  ['text in several lines becomes one', 'upstream\n  timed out\n', 'upstream timed out'],
  ['a page with a title', '<html>\n<head><title>502 Bad\nGateway</title></head><body><h1>x</h1>', '502 Bad Gateway'],
  ['a page without', '<!DOCTYPE html><style>p{}</style><h1>Down</h1><p>for &quot;a&amp;b&quot;</p>', 'Down for "a&b"'],
  ['a page with scripts alone', '<script>track()</script>', 'empty body'],
  ['entities that would be markup stay text', '<p>&lt;b&gt;</p>', '<b>'],
  ['nothing', ' \n', 'empty body'],
])('%s', (_, body, line) => {
  expect(readableBody(body)).toBe(line);
});

test('a long body is cut to 200 characters', () => {
  expect(readableBody('x'.repeat(5000))).toBe(`${'x'.repeat(199)}…`);
  expect(readableBody(`<p>${'x '.repeat(500_000)}`)).toHaveLength(200);
});
