import { sharedRuns } from './shared-runs-fixture';

const sentence = 'We patch every server on the first Tuesday of the month.';

test('eight words in a row are found, whatever their case and punctuation', () => {
  expect(sharedRuns(`Calm: ${sentence}`, 'WE patch every server, on the first Tuesday')).toEqual([
    'we patch every server on the first tuesday',
  ]);
});

test('seven words in a row are not', () => {
  expect(sharedRuns(sentence, 'We patch every server on the first Monday')).toEqual([]);
});
