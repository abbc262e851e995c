import { SavingsCalculator } from './savings-calculator.client';

/** What the tests of the calculator share. */
export const calculator = (
  <SavingsCalculator siteUrl="https://www.dohtech.example" icons={{}} head={<h1>Slash Your Tech Bills</h1>} />
);

/** Time stands still, less motion is asked for, and nothing comes into sight: jsdom lays nothing out. */
export function holdBrowserStill() {
  jest.useFakeTimers();
  window.IntersectionObserver = jest.fn().mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
}
