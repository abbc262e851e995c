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

test('a color that is gone or of another form, and one of a drawing that is no token, are a line each', () => {
  const drawings = new Map([['content/mark.svg', drawing('#123456')]]);
  expect(recolorDrawings([ink, { name: 'lost', value: '#123456' }], drawings).problems).toEqual([
    'components/theme/tokens.css: expected --lost as six digits in small letters, such as #1a2b3c',
  ]);
  expect(recolorDrawings([ink], drawings).problems).toEqual([
    expect.stringMatching(/^content\/mark\.svg: expected none, black .+ or a color of .+, received fill="#123456"$/),
  ]);
});
