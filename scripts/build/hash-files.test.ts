import { differences } from './hash-files';

test('two builds of the same files have no difference', () => {
  expect(differences(new Map([['out/a', '1']]), new Map([['out/a', '1']]))).toEqual([]);
});

test('a changed, a lost and a new file are each named', () => {
  const first = new Map([
    ['out/changed', '1'],
    ['out/lost', '1'],
  ]);
  const second = new Map([
    ['out/changed', '2'],
    ['out/new', '1'],
  ]);
  expect(differences(first, second)).toEqual([
    'out/changed: the content differs',
    'out/lost: only in the first build',
    'out/new: only in the second build',
  ]);
});
