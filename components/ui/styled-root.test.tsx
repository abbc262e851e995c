/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { classOf } from './class-of';
import { css, styledRoot } from './styled-root';

const Header = styledRoot('header', 'test-header', 'frame')`color: red;`;
const Footer = styledRoot('footer', 'test-footer', 'frame')`color: red;`;
const Page = styledRoot('section', 'test-page')`color: red;`;

const hoisted = () =>
  [...document.head.querySelectorAll('style[data-precedence]')].map((style) => style.getAttribute('data-href'));

test('the styles of the frame form one group, though the page renders between header and footer', () => {
  render(<Header />);
  render(<Page />);
  render(<Footer />);
  expect(hoisted()).toEqual(['test-header', 'test-footer', 'test-page'].map(classOf));
});

test('styles take text and numbers', () => {
  expect(css`color: ${'red'}; order: ${0};`).toBe('color: red; order: 0;');
});
