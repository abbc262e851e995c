import type { Paper } from '../../schema/paper';
import { answers, answerCount as total } from './sample-figures';

export const pilotLog = {
  id: 'pilot-log',
  title: 'AI pilot log',
  shortTitle: 'AI pilot',
  subtitle: `Purchasing asks about its contracts, ${total} questions`,
  blocks: [
    {
      kind: 'table',
      caption: 'From the log',
      columns: [{ label: 'Question' }, { label: 'Source' }, { label: 'Check' }],
      rows: [
        ['Notice period, cleaning?', 'Contract 7, section 4', 'Right'],
        ['Price lock, packaging?', 'Contract 12, appendix B', 'Edited: end date added'],
        ['Payment term, steel?', 'None found', 'Passed to a person'],
        ['Warranty on the pumps?', 'Quote from May, page 3', 'Wrong: quote replaced in July'],
      ],
    },
    {
      kind: 'bars',
      caption: `All ${total} answers`,
      full: total,
      bars: [
        { label: 'Right as written', value: answers.right },
        { label: 'Right after an edit', value: answers.edited },
        { label: 'Passed to a person', value: answers.passedOn },
        { label: 'Wrong', value: answers.wrong, marked: true },
      ],
    },
    {
      kind: 'note',
      label: 'Goal set beforehand:',
      text: `100 right as written. Reached, with ${answers.right}. Replaced quotes leave the index before the next round.`,
    },
  ],
} as const satisfies Paper;
