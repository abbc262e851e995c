import { color } from '@/components/theme/palette';
import { recolorDrawings } from './recolor-drawings';

const drawing = (fill: string) => `<svg viewBox="0 0 1 1"><path fill="${fill}" d="M0 0h1v1H0z"/></svg>`;
const ink = { name: 'ink', value: color('ink') };

test('a color that has changed since the last commit changes in drawings, however it is written there', () => {
  const committed = [ink, { name: 'paper', value: '#00a0b1' }];
  const drawings = new Map([
    ['a.svg', drawing('#00A0B1')],
    ['b.svg', drawing(ink.value)],
  ]);
  expect(recolorDrawings(committed, drawings)).toEqual({
    texts: [
      ['a.svg', drawing(color('paper'))],
      ['b.svg', drawing(ink.value)],
    ],
    problems: [],
  });
});
