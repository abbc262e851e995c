/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { PageBehavior } from './page-behavior.client';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ prefetch: jest.fn() }) }));
// Browser flows test these; jsdom lacks what they watch.
jest.mock('@/lib/contact/dock.browser', () => ({ watchDock: jest.fn() }));
jest.mock('@/lib/platform/printed-line.browser', () => ({ watchPrinting: () => jest.fn() }));

test('what Tab focuses under the header comes into view; a page that React renders again is laid out as a whole', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  Object.assign(performance, { getEntriesByType: () => [] });
  document.body.innerHTML = '<main><a href="/about">About</a></main>';
  render(<PageBehavior />);
  document.querySelector('a')?.focus();
  fireEvent.keyUp(document, { code: 'Tab' });
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  expect(document.documentElement.style.getPropertyValue('--until-near')).toBe('visible');
});

test('the header follows the scrolling after React rendered the whole page again', () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  render(<PageBehavior />);
  Object.assign(window, { scrollY: 40 });
  fireEvent.scroll(window);
  expect(document.documentElement).toHaveAttribute('data-scrolled');
});
