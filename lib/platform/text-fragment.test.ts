/** @jest-environment jsdom */
import { findMarkedText } from './text-fragment.browser';

test.each([
  ['#:~:text=Latest%20from%20the%20blog.', 'Latest from the blog'],
  ['#top:~:text=the%20blog)&text=other', 'the blog'],
  ['#:~:text=Latest,the%20blog%E2%80%9D', 'Latest'],
  // Browsers find these by themselves.
  ['#:~:text=latest%20from,Posts%20of%20ours.', undefined],
  ['#:~:text=', undefined],
])('the address that ends in %s leads to the words "%s"', (hash, words) => {
  document.body.innerHTML = '<main><h2>Latest from\n the blog</h2> <p>Posts of ours.</p></main>';
  const found: string[] = [];
  Object.assign(window, { find: (text: string) => found.push(text) });
  findMarkedText(`https://www.example.com/${hash}`);
  expect(found).toEqual(words ? [words] : []);
});
