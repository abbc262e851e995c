import { chosenTools } from './chosen-tools';
import { savingRanges } from './cost-curve';

test('a tool at 8 dollars saves from 10 people until our cost has doubled past it', () => {
  // 8 x 249 = 1992 against 35 x 16 + 15 = 575; 8 x 299 = 2392 against 35 x 32 + 15 = 1135; 8 x 349 = 2792 against 2255;
  // 8 x 350 = 2800 against 4495, and it never catches up again.
  expect(savingRanges(chosenTools(['team-chat']))).toEqual([{ from: 10, to: 349 }]);
});

test('a cheap tool starts to save late, and loses and regains its saving at a doubling', () => {
  // 4 x 12 = 48 against 50; 4 x 13 = 52. At 250: 1000 against 1135; 4 x 284 = 1136 is the first to save again.
  expect(savingRanges(chosenTools(['knowledge-base']))).toEqual([
    { from: 13, to: 249 },
    { from: 284, to: 299 },
  ]);
});
