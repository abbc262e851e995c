/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SiteLink } from './site-link';

test('a link to another site opens a new tab, which knows nothing of ours; a link of the site does not', () => {
  render(
    <>
      <SiteLink to="https://x.example/company">X</SiteLink>
      <SiteLink to="/services">Services</SiteLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'X' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'X' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Services' })).not.toHaveAttribute('target');
});
