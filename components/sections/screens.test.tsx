/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { page as buzme } from '@/content/pages/about/projects/buzme';
import { page as buzsmart } from '@/content/pages/about/projects/buzsmart';
import { page as buzstorage } from '@/content/pages/about/projects/buzstorage';
import { renderSections, type SectionInput } from './sections-fixture';

const screensOf = ({ sections }: { sections: SectionInput[] }) => sections.filter(({ kind }) => kind === 'screens');

test.each([
  ['Buzme', buzme],
  ['Buzsmart', buzsmart],
  ['Buzstorage', buzstorage],
])('each screen of %s is stamped as a sample', (_, page) => {
  renderSections(...screensOf(page));
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(2);
  for (const figure of figures) expect(within(figure).getByText('Sample')).toBeInTheDocument();
});

test('the rows of a screen say their state in words, and nothing on it can be pressed', () => {
  renderSections(...screensOf(buzsmart));
  expect(screen.getByRole('row', { name: /gate motor.*late/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Brake check.*done/ })).toBeInTheDocument();
  for (const role of ['button', 'link', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
});
