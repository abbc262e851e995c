/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { RESTING } from './published-height.browser';

test('the style sheet computes the lower edge for the same elements', () => {
  const rule = `${RESTING.replaceAll(', ', ',\n')} {\n  --edge-lift:`;
  expect(readFileSync('components/theme/tokens.css', 'utf8')).toContain(rule);
});
