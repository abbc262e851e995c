/** @jest-environment jsdom */
import { drawStroke } from '@/components/calculator/struck-line';
import { slideIn } from '@/components/slides/slide-in';

jest.mock('framer-motion/dom/mini', () => {
  throw new Error('the chunk did not arrive');
});

test('without the animation library slides and struck lines do not animate, and nothing throws', async () => {
  const element = document.createElement('div');
  await expect(slideIn(element, 1)).resolves.toBeUndefined();
  await expect(drawStroke(element)).resolves.toBeUndefined();
  expect(element).not.toHaveAttribute('style');
});
