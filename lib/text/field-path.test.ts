import { fieldPath } from './field-path';

const page = { path: '/x', sections: [{ kind: 'coupon' }, { kind: 'faq', items: [{ question: 'Why?' }, 'bare'] }] };

test('a list entry is told with what it is known by', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 0, 'answer'])).toBe('sections[1 faq].items[0 Why?].answer');
});

test('an entry without a name, or one that is not there, has its number alone', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 1])).toBe('sections[1 faq].items[1]');
  expect(fieldPath(page, ['sections', 7, 'heading'])).toBe('sections[7].heading');
});
