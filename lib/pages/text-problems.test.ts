import { wordProblems } from './text-problems';

test.each(['==Sent==', '==Sent', 'Write [us](/contact)'])(
  '%s in words that are shown as they are is refused',
  (sent) => {
    expect(wordProblems('content/messages.ts', { sent })).toEqual([
      `content/messages.ts: sent: expected plain words here, without {…}, ==…== or [links], received '${sent}'`,
    ]);
  },
);

test.each(['Backups [updated]', 'Backups (part 2)', 'You chose on {date}.'])('%s is fine', (title) => {
  expect(wordProblems('content/posts/backups.ts', { title })).toEqual([]);
});
