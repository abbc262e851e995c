import type { Draft } from '../blog';

/** Assembled here: a scanner of the repository must not take an example for a leak. */
const AWS_EXAMPLE_KEY = ['AKIA', 'IOSFODNN7EXAMPLE'].join('');
const PEM_FIRST_LINE = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ');
/** The first half of a rocket. Ghost cuts a text after 500 UTF-16 units, through the middle of an emoji too. */
const HALF_AN_EMOJI = '🚀'.slice(0, 1);

type Case = { why: string; post: Draft };

/** What authors write about, and what editors, imports and other languages put into the fields of a post. */
export const awkwardWords: readonly Case[] = [
  {
    why: 'a developer’s post that names an address of the machine itself in its title',
    post: { slug: 'awkward-localhost', title: 'Why http://localhost:3000 works for you and for nobody else' },
  },
  {
    why: 'the same in an excerpt, by number',
    post: {
      slug: 'awkward-loopback',
      title: 'Running the admin panel behind a tunnel',
      excerpt: 'Open http://127.0.0.1:8080 on your own machine, and never on the server’s public address.',
    },
  },
  {
    why: 'the key of AWS’s own documentation, which has the form of a secret',
    post: {
      slug: 'awkward-aws-key',
      title: 'Where access keys leak',
      excerpt: `A key looks like ${AWS_EXAMPLE_KEY}. Search your history for the first four letters.`,
    },
  },
  {
    why: 'the first line of a private key, as one searches for it',
    post: { slug: 'awkward-private-key', title: `What ${PEM_FIRST_LINE} in a repository means` },
  },
  {
    why: 'a title without end, such as a text pasted into the wrong field by an import',
    post: { slug: 'awkward-endless-title', title: 'An endless title that goes on '.repeat(3334).slice(0, 100_000) },
  },
  {
    why: 'null for an excerpt',
    post: { slug: 'awkward-null-excerpt', title: 'A post with a null excerpt', excerpt: null },
  },
  {
    why: 'a post without any text',
    post: { slug: 'awkward-empty-excerpt', title: 'A post without any text', excerpt: '', html: '' },
  },
  {
    why: 'new lines, one of them Unicode’s own, which ended a line of JavaScript until 2019',
    post: {
      slug: 'awkward-line-breaks',
      title: 'Line\u2028separator, tab\tand  double  spaces',
      excerpt: 'Line one\nLine two\u2028Line three\n\nLine five',
    },
  },
  {
    why: 'an emoji that Ghost cut in two',
    post: {
      slug: 'awkward-half-emoji',
      title: 'An excerpt cut in an emoji',
      excerpt: `${'Cut here '.repeat(55)}now ${HALF_AN_EMOJI}`,
    },
  },
  {
    why: 'markup in fields that are text',
    post: {
      slug: 'awkward-script',
      title: '<script>alert("title")</script> is only text',
      excerpt: '</script><script>alert(1)</script> <img src=x onerror=alert(2)> & "quotes"',
    },
  },
  { why: 'no tag at all', post: { slug: 'awkward-no-tags', title: 'No tags at all', tags: [] } },
  {
    why: 'an internal tag before the public one: Ghost then names no primary tag',
    post: {
      slug: 'awkward-internal-tag',
      title: 'The first tag is internal',
      tags: [{ name: '#launch' }, { name: 'Cloud' }],
    },
  },
  {
    why: 'a post that another program keeps and Ghost only names',
    post: {
      slug: 'awkward-elsewhere',
      title: 'Published elsewhere',
      url: 'https://elsewhere.example.com/original?x=1&y=2',
    },
  },
  { why: 'a title that an import lost', post: { slug: 'awkward-untitled', title: '' } },
  {
    why: 'a post for members, of which Ghost sends no body to the public',
    post: { slug: 'awkward-members', title: 'For members only', visibility: 'members' },
  },
  ...['C#', 'C++', 'C', 'Кибербезопасность', 'الحوسبة السحابية'].map((name, index) => ({
    why: 'tags that share an address once only plain letters are left, or have no plain letter',
    post: { slug: `awkward-tag-${index + 1}`, title: `A post tagged ${name}`, tags: [{ name }, { name: 'Cloud' }] },
  })),
];
