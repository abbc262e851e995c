/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderSections } from '@/components/sections/sections-fixture';

/** Renders the section and waits for its client part. */
async function renderSum() {
  const { container } = renderSections({
    kind: 'one-sum',
    anchor: 'one-sum',
    heading: 'Where the 30% comes from',
    action: { label: 'Try your own tools' },
  });
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Set your per-person share' });
  return { container, slider };
}

test('the page first shows the sentence at 35%, and says what its figures are of', async () => {
  const { container } = await renderSum();
  expect(container).toHaveTextContent(
    'If per-person tools are 35% of your bill, cutting them by 87% takes 30% off the whole bill.',
  );
  expect(container).toHaveTextContent(
    'The 87% is on four tools alone, $1,543.50 a month for 25 people today and $200.00 with us, before the one-time cost of moving your data. “Up to 30%” assumes a share of 35%. Your written estimate has your own figures.',
  );
});

test('the slider changes the sentence, the bars and every figure beside them', async () => {
  const { container, slider } = await renderSum();
  fireEvent.input(slider, { target: { value: '60' } });
  expect(container).toHaveTextContent('tools are 60% of your bill, cutting them by 87% takes 52% off the whole bill.');
  expect(container).toHaveTextContent('Your bill after 48%');
  expect(container).toHaveTextContent('52% off the whole bill');
  expect(slider).toHaveAttribute('aria-valuetext', '60% of the bill; 52% off the whole bill');
  expect(container.querySelector('section')?.style.getPropertyValue('--share')).toBe('60');
});

test('page keys move by 10 and stop at both ends', async () => {
  const { slider } = await renderSum();
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^45%/));
  for (let presses = 0; presses < 4; presses += 1) fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider).toHaveAttribute('aria-valuetext', '80% of the bill; 70% off the whole bill');
  for (let presses = 0; presses < 8; presses += 1) fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(slider).toHaveAttribute('aria-valuetext', '5% of the bill; 4% off the whole bill');
});

test('the button opens the calculator with the same people and tools', async () => {
  await renderSum();
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});
