/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { sampleBill } from '@/content/sample-bill';
import { tools } from '@/content/tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { formatCents } from '@/lib/money/format-money';
import { slidePanel } from './slide-panel';

test('a tool on a slide has its price for the sample team, said as the former one, beside ours', () => {
  const [tool] = tools;
  if (!tool) throw new Error('no tool');
  const figure = { lines: [{ tool: tool.id }, { label: 'Written by', value: 'us' }] };
  const slide = { id: 'bill', number: '01', title: 'Bill', description: 'Words.', bgColor: 'mist', figure } as const;
  render(slidePanel(slide).content);
  const [price, owner] = screen.getAllByRole('definition');
  const { members } = sampleBill;
  const before = formatCents(currentMonthlyCents(members, tool));
  expect(price).toHaveTextContent(`was ${before} ${formatCents(providerMonthlyCents(members, tool))}`);
  expect(screen.getByText(`${members} people, a month`)).toBeInTheDocument();
  expect(owner).toHaveTextContent('us');
});
