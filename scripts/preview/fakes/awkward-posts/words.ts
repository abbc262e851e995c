import type { Draft } from '../blog';

/** Joined here, so that a secret scanner does not report these examples. */
const AWS_EXAMPLE_KEY = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
const PEM_FIRST_LINE = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ');
/** The first half of a rocket. Ghost cuts an excerpt after 500 UTF-16 units, even within an emoji. */
const HALF_AN_EMOJI = '🚀'.slice(0, 1);
/** Posts of the same minute must have the same order in every build. */
const SAME_MINUTE = '2026-11-13T08:00:00.000Z';

/** Strange texts from authors, editors, imports and other languages, by slug. */
export const awkwardWords: Readonly<Record<string, Draft>> = {
  // Addresses of the author's own machine.
  localhost: { title: 'Why http://localhost:3000 works for you and for nobody else' },
  loopback: {
    title: 'Running the admin panel behind a tunnel',
    excerpt: 'Open http://127.0.0.1:8080 on your own machine, and never on the server’s public address.',
  },
  // Look like secrets: the key of AWS's documentation, and the first line of a private key.
  'aws-key': {
    title: 'Where access keys leak',
    excerpt: `A key looks like ${AWS_EXAMPLE_KEY}. Search your history for the first four letters.`,
  },
  'private-key': { title: `What ${PEM_FIRST_LINE} in a repository means` },
  // For example after an import that put a text into the wrong field.
  'endless-title': { title: 'An endless title that goes on '.repeat(3334).slice(0, 100_000) },
  'null-excerpt': { title: 'A post with a null excerpt', excerpt: null },
  'empty-excerpt': { title: 'A post without any text', excerpt: '', html: '' },
  // U+2028 ended a line of JavaScript until 2019.
  'line-breaks': {
    title: 'Line\u2028separator, tab\tand  double  spaces',
    excerpt: 'Line one\nLine two\u2028Line three\n\nLine five',
  },
  'half-emoji': { title: 'An excerpt cut in an emoji', excerpt: `${'Cut here '.repeat(55)}now ${HALF_AN_EMOJI}` },
  script: {
    title: '<script>alert("title")</script> is only text',
    excerpt: '</script><script>alert(1)</script> <img src=x onerror=alert(2)> & "quotes"',
  },
  'no-tags': { title: 'No tags at all', tags: [] },
  // Ghost sends no primary tag for it.
  'internal-tag': { title: 'The first tag is internal', tags: [{ name: '#launch' }, { name: 'Cloud' }] },
  // Another site's post that Ghost only links.
  elsewhere: { title: 'Published elsewhere', url: 'https://elsewhere.example.com/original?x=1&y=2' },
  untitled: { title: '' },
  // Ghost sends its body only to members.
  members: { title: 'For members only', visibility: 'members' },
  // Tags with the same address after removing all but plain letters, or with no plain letter.
  ...Object.fromEntries(
    ['C#', 'C++', 'C', 'Кибербезопасность', 'الحوسبة السحابية'].map((name, index) => [
      `tag-${index + 1}`,
      { title: `A post tagged ${name}`, tags: [{ name }, { name: 'Cloud' }] },
    ]),
  ),
  'same-minute-1': { title: 'Published in the same minute as the next one', published_at: SAME_MINUTE },
  'same-minute-2': { title: 'Published in the same minute as the one before', published_at: SAME_MINUTE },
};
