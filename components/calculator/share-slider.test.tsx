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

test('the page first shows the sentence at 35%, and says that it is arithmetic', async () => {
  const { container } = await renderSum();
  expect(container).toHaveTextContent(
    'If per-person tools are 35% of your bill, cutting them by 85% takes 30% off the whole bill.',
  );
  expect(container).toHaveTextContent('on the sample bill above it is 83%.');
  expect(container).toHaveTextContent('the same cut takes 50% off that cost.');
  expect(container).toHaveTextContent(
    'Arithmetic on a sample team of 25: $1,993.50 for six tools today, $290.00 with us, before the one-time cost of moving your data.',
  );
});

test('the slider changes the sentence, the bars and every figure beside them', async () => {
  const { container, slider } = await renderSum();
  fireEvent.input(slider, { target: { value: '60' } });
  expect(container).toHaveTextContent('tools are 60% of your bill, cutting them by 85% takes 51% off the whole bill.');
  expect(container).toHaveTextContent('Your bill after 49%');
  expect(container).toHaveTextContent('51% off the whole bill');
  expect(slider).toHaveAttribute('aria-valuetext', '60% of the bill; 51% off the whole bill');
  expect(container.querySelector('section')?.style.getPropertyValue('--share')).toBe('60');
});

test('page keys move by 10 and stop at both ends', async () => {
  const { slider } = await renderSum();
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^45%/));
  for (let presses = 0; presses < 4; presses += 1) fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider).toHaveAttribute('aria-valuetext', '80% of the bill; 68% off the whole bill');
  for (let presses = 0; presses < 8; presses += 1) fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(slider).toHaveAttribute('aria-valuetext', '5% of the bill; 4% off the whole bill');
});

test('the button opens the calculator with the same people and tools', async () => {
  await renderSum();
  expect(screen.getByRole('link', { name: 'Try your own tools' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=25&tools=issue-tracker,team-chat,work-management,hr-suite,notes,cloud-file-storage',
  );
});
