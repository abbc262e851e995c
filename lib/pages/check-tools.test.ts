import { checkContent } from './check-content';
import { siteContent } from './site-content';

const withContent = (changed: object) => checkContent({ ...siteContent, ...changed });
const limits = siteContent.memberLimits;

test.each([
  [{ operational: '', knowledge: 'Knowledge' }, 'operational: expected at least 2 characters, received ""'],
  [{ operational: 'Tools' }, 'knowledge: expected a text, received nothing'],
  [{ operational: '<b>Tools</b>', knowledge: 'Knowledge' }, 'operational: expected words without HTML'],
])('the headings %j of the tools are refused', (toolCategories, problem) => {
  expect(withContent({ toolCategories }).join()).toMatch(
    new RegExp(`^content/tools\\.ts: toolCategories: ${problem}[^\\n]*$`),
  );
});

test.each([
  [{ min: 0 }, 'min: expected more than 0, received 0'],
  [{ initial: 5 }, "initial: expected a number from 'min' to 'max', received 5"],
  [{ max: 8 }, "max: expected more than 'min', received 8"],
  [{ labels: [10, 9000] }, "labels: expected sizes from 'min' to 'max', each larger than the one before it, received"],
  [{ labels: [100, 10] }, "labels: expected sizes from 'min' to 'max', each larger than the one before it, received"],
])('the team sizes %j are refused', (changed, problem) => {
  expect(withContent({ memberLimits: { ...limits, ...changed } }).join('\n')).toContain(
    `content/tools.ts: memberLimits: ${problem}`,
  );
});

test('a tool that nobody sells is not ticked beforehand', () => {
  expect(withContent({ preselectedTools: ['code-hostin'] })).toEqual([
    'content/tools.ts: preselectedTools: [0]: expected a tool of this file, received "code-hostin"',
  ]);
});

test('a tool ticked twice beforehand, or a second one of its name, is refused', () => {
  expect(withContent({ preselectedTools: ['code-hosting', 'code-hosting'] })).toEqual([
    'content/tools.ts: preselectedTools: the whole: expected each tool once, received ["code-hosting","code-hosting"]',
  ]);
  const [first, second, ...others] = siteContent.tools;
  expect(withContent({ tools: [first, { ...second, name: first.name }, ...others] })).toEqual([
    `content/tools.ts: name: expected each only once, received '${first.name}' again`,
  ]);
});
