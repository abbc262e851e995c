import type { Paper } from '../../schema/paper';

export const contentModel = {
  id: 'content-model',
  look: 'graph',
  title: 'Content model',
  shortTitle: 'Content model',
  subtitle: 'Event, one of 6 kinds of content',
  blocks: [
    {
      kind: 'terms',
      terms: [
        { label: 'Shown on', text: 'Calendar, home page and newsletter' },
        { label: 'Written by', text: 'The office of each chapter' },
        { label: 'Approved by', text: 'An editor at the main office' },
      ],
    },
    {
      kind: 'table',
      caption: 'Fields of an event',
      columns: [{ label: 'Field' }, { label: 'Holds' }, { label: 'Required' }, { label: 'Filled in by' }],
      rows: [
        ['Title', 'Text, up to 60 characters', 'yes', 'author'],
        ['Dates', 'Date and time', 'yes', 'author'],
        ['Place', 'Link to a place', 'yes', 'author'],
        ['Description', 'Text, up to 250 words', 'yes', 'author'],
        ['Image', 'File, 3:2, with alt text', 'yes', 'author'],
        ['Ticket price', 'Amount', 'no', 'author'],
        ['Topic', 'One of 8 topics', 'yes', 'editor'],
        ['Online from', 'Date and time', 'yes', 'editor'],
        ['URL', 'From title and date', 'yes', 'the CMS'],
      ],
    },
    {
      kind: 'note',
      label: 'Tried with 12 real events:',
      text: 'ticket price was a required field at first. Nine of the events were free, so it became optional.',
    },
  ],
} as const satisfies Paper;
