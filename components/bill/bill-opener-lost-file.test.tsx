/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { watchNotes } from '@/lib/requests/page-note';
import { AddToBill } from './add-to-bill';
import { BillOpener } from './bill-opener.client';

jest.mock('next/navigation', () => ({ usePathname: () => '/platforms' }));
jest.mock('./bill.client', () => {
  throw new Error('The file did not arrive.');
});

test('where the bill’s own script does not load, the visitor is told, presses again, and reloads the page with the third press', async () => {
  const failures: string[] = [];
  const reload = jest.fn();
  const stop = watchNotes((note) => failures.push(note?.text ?? ''));
  render(
    <>
      <AddToBill id="wiki" name="Wiki" />
      <BillOpener reload={reload} />
    </>,
  );
  const button = screen.getByRole('button', { name: /Wiki/ });
  for (const count of [1, 2]) {
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(failures).toHaveLength(count));
    expect(button).not.toHaveAttribute('aria-busy');
  }
  expect(failures).toEqual([
    'Your bill did not load. Please press again.',
    'Your bill did not load again: this page may be older than the site. Press once more to reload it.',
  ]);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});
