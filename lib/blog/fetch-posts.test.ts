import { BlogStatusError, blogErrorMessage, summarizeBody } from './fetch-posts';

test.each([
  [new BlogStatusError(403, '{"errors":[]}'), 'API Error: 403 - {"errors":[]}'],
  [new BlogStatusError(502, '<title>Bad Gateway</title>'), 'API Error: 502 - Bad Gateway'],
  [new Error('Its own words'), 'Its own words'],
  [new Error(''), 'Failed to fetch blog posts'],
  [undefined, 'Failed to fetch blog posts'],
])('%p is shown as %j', (error, message) => {
  expect(blogErrorMessage(error)).toBe(message);
});

test.each([
  ['JSON stays as sent', '{"errors":[{"message":"Unknown"}]}', '{"errors":[{"message":"Unknown"}]}'],
  ['a page becomes its title', '<html>\n<head><title>502 Bad\nGateway</title></head><h1>x</h1>', '502 Bad Gateway'],
  [
    'a page without a title becomes its text',
    '<!DOCTYPE html><style>p{}</style><h1>Down</h1><p>for &quot;a&amp;b&quot;</p>',
    'Down for "a&b"',
  ],
  ['a blank body is called empty', ' \n', 'empty body'],
])('in the summary of an answer, %s', (_, body, line) => {
  expect(summarizeBody(body)).toBe(line);
});

test('the summary of a long body has 200 characters', () => {
  expect(summarizeBody('x'.repeat(5000))).toBe(`${'x'.repeat(199)}…`);
  expect(summarizeBody(`<p>${'x '.repeat(500_000)}`)).toHaveLength(200);
});
