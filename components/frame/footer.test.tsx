/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { footerColumns } from '@/content/navigation';
import { site } from '@/content/site';
import { Footer, PrintedLine } from './footer';

test('the blog is linked once, in the column with `hasBlog`', () => {
  render(<Footer />);
  const column = footerColumns.find((each) => 'hasBlog' in each);
  const links = within(screen.getByRole('navigation', { name: column?.title })).getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName('Our blog');
  expect(screen.getAllByRole('link', { name: 'Our blog' })).toHaveLength(1);
});

test('every email address and phone number is a link', () => {
  render(<Footer />);
  for (const address of Object.values(site.emails)) {
    expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  }
  for (const phone of site.phones) {
    expect(document.querySelector(`a[href="tel:${phone.dial}"]`)).toHaveTextContent(phone.display);
  }
});

test('the line on paper names the company, its offices, its mailbox and its phones', () => {
  render(<PrintedLine />);
  const cities = site.offices.map(({ city }) => city);
  for (const fact of [
    site.name,
    ...cities,
    site.emails.general,
    ...site.phones.map(({ display }) => display),
    site.hours,
  ])
    expect(document.querySelector('.printed-line')).toHaveTextContent(fact);
});
