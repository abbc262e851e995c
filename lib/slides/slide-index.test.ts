import { jump } from './slide-index';

test('a slide that is jumped to comes in from its side of the list', () => {
  expect(jump({ index: 2, direction: 1 }, 0)).toEqual({ index: 0, direction: -1 });
  expect(jump({ index: 2, direction: -1 }, 4)).toEqual({ index: 4, direction: 1 });
});
