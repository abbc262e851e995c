import { Announcer } from '@/components/ui/announcer';
import { SavingsCalculator } from './savings-calculator.client';

/** The calculator as its page shows it, and what the page says to screen readers. */
export const calculator = (
  <>
    <SavingsCalculator siteUrl="https://www.company.example" icons={{}} head={<h1>Slash Your Tech Bills</h1>} />
    <Announcer />
  </>
);

/** Fake timers, reduced motion, and an IntersectionObserver that reports nothing, as jsdom has no layout. */
export function mockBrowser() {
  jest.useFakeTimers();
  window.IntersectionObserver = jest.fn().mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
}
