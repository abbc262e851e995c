/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { MeantPage } from './meant-page.client';

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <>
      <MeantPage />
      <Announcer />
      <footer>
        <a href="/contact">Contact</a> <a href="/services">Services</a>
      </footer>
    </>,
  );
}

test.each([
  ['/contact.', 'Contact', '/contact'],
  ['/services)?utm_source=mail', 'Services', '/services?utm_source=mail'],
  ['/%23bill=25,wiki', 'My bill', '/#bill=25,wiki'],
])('the page of %s offers “%s” as a link and to screen readers', (address, page, href) => {
  open(address);
  const question = `Did you mean “${page}”?`;
  expect(screen.getByRole('link', { name: question })).toHaveAttribute('href', href);
  expect(screen.getByRole('status')).toHaveTextContent(question);
});

test.each(['/no/such/page', '/no/such/page.', '/contact'])('the page of %s offers none', (address) => {
  open(address);
  expect(screen.queryByRole('link', { name: /Did you mean/ })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
