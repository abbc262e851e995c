import { fieldPath } from './field-path';

const page = { path: '/x', sections: [{ kind: 'coupon' }, { kind: 'faq', items: [{ question: 'Why?' }, 'bare'] }] };

test('a list entry has its number and an identifying field', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 0, 'answer'])).toBe('sections[1 faq].items[0 Why?].answer');
});

test('an entry without such a field, or a missing entry, has only its number', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 1])).toBe('sections[1 faq].items[1]');
  expect(fieldPath(page, ['sections', 7, 'heading'])).toBe('sections[7].heading');
});
