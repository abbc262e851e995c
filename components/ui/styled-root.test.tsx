/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { css } from 'styled-components';
import { styledRoot } from './styled-root';

const color = css`color: red;`;
const Header = styledRoot('header', 'test-header', color, 'frame');
const Footer = styledRoot('footer', 'test-footer', color, 'frame');
const Page = styledRoot('section', 'test-page', color);

const hoisted = () =>
  [...document.head.querySelectorAll('style[data-precedence]')].map((style) => style.getAttribute('data-href'));

test('the styles around the page stand together, though the page is drawn before its footer', () => {
  render(<Header />);
  render(<Page />);
  render(<Footer />);
  expect(hoisted()).toEqual(['section-test-header', 'section-test-footer', 'section-test-page']);
});
