import { jump } from './slide-index';

test('a slide further on in the list comes in from the right, an earlier one from the left', () => {
  expect(jump({ index: 2, direction: 1 }, 0)).toEqual({ index: 0, direction: -1 });
  expect(jump({ index: 2, direction: -1 }, 4)).toEqual({ index: 4, direction: 1 });
});
