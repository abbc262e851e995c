import { BlogNetworkError, BlogStatusError, blogErrorMessage } from './blog-error';

test.each([
  [new BlogStatusError(403, '{"errors":[]}'), 'API Error: 403 - {"errors":[]}'],
  [new BlogStatusError(502, '<title>Bad Gateway</title>'), 'API Error: 502 - Bad Gateway'],
  [
    new BlogNetworkError('blog.example.com', 'ECONNREFUSED'),
    'Network Error: no response from the blog service at blog.example.com (ECONNREFUSED)',
  ],
  [new Error('Its own words'), 'Its own words'],
  [{ message: 'An error of another realm' }, 'An error of another realm'],
  [new Error(''), 'Failed to fetch blog posts'],
  ['thrown text', 'Failed to fetch blog posts'],
  [undefined, 'Failed to fetch blog posts'],
])('%p is shown as %j', (error, message) => {
  expect(blogErrorMessage(error)).toBe(message);
});
