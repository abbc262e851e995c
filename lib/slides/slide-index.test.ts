import { jump } from './slide-index';

test('a slide comes in from the side where it is in the list', () => {
  expect(jump({ index: 2, direction: 1 }, 0)).toEqual({ index: 0, direction: -1 });
  expect(jump({ index: 2, direction: -1 }, 4)).toEqual({ index: 4, direction: 1 });
});
