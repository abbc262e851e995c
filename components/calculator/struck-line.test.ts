/** @jest-environment jsdom */
import { drawStroke } from './struck-line';

jest.mock('framer-motion/dom/mini', () => {
  throw new Error('the chunk did not arrive');
});

test('without the animation library a struck line does not animate, and nothing throws', async () => {
  const element = document.createElement('div');
  await expect(drawStroke(element)).resolves.toBeUndefined();
  expect(element).not.toHaveAttribute('style');
});
