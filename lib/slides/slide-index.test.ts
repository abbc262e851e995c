import { jump, step } from './slide-index';

test('forward from the last slide comes to the first, and back from the first to the last', () => {
  expect(step({ index: 4, direction: 1 }, 1, 5)).toEqual({ index: 0, direction: 1 });
  expect(step({ index: 0, direction: 1 }, -1, 5)).toEqual({ index: 4, direction: -1 });
});

test('a slide that is jumped to comes in from its side of the list', () => {
  expect(jump({ index: 2, direction: 1 }, 0)).toEqual({ index: 0, direction: -1 });
  expect(jump({ index: 2, direction: -1 }, 4)).toEqual({ index: 4, direction: 1 });
});
