/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderBlock } from './blocks';

/** How much of a full bar each fills. */
const partsIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('dl > div')].map(({ style }) => style.getPropertyValue('--part'));

test('a table names its rows and columns, and sums the columns of amounts alone', () => {
  render(
    renderBlock('table', {
      kind: 'table',
      caption: 'Cost of ownership',
      columns: [{ label: 'Year' }, { label: 'Work' }, { label: 'Price', numeric: true }],
      rows: [
        ['First year', 'Build', { from: 'sample', cents: 120_000 }],
        ['Second year', 'Upkeep', { from: 'plan', plan: 'vps-scale' }],
      ],
      total: 'Both years',
    }),
  );
  const table = within(screen.getByRole('table', { name: 'Cost of ownership' }));
  expect(table.getByRole('row', { name: 'First year Build $1,200.00' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Both years $1,335.00' })).toBeInTheDocument();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Year', 'Work', 'Price']);
  expect(table.getByRole('cell', { name: 'Build' })).toHaveAttribute('data-label', 'Work');
});

test('screen readers hear what is done, open and not needed', () => {
  render(
    renderBlock('checks', {
      kind: 'checks',
      caption: 'Access to take back',
      items: [
        { state: 'done', text: 'Mailbox closed' },
        { state: 'open', text: 'Laptop on its way' },
        { state: 'not-needed', text: 'Door key' },
      ],
    }),
  );
  expect(screen.getByRole('heading', { name: 'Access to take back' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Mailbox closed',
    'Open: Laptop on its way',
    'Not needed: Door key',
  ]);
});

test('bars are to one scale, each with its figure as text', () => {
  const { container } = render(
    renderBlock('bars', {
      kind: 'bars',
      unit: 'ms',
      bars: [
        { label: 'Before', value: 1800, marked: true },
        { label: 'After', value: 450 },
      ],
    }),
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,800\u00a0ms',
    '450\u00a0ms',
  ]);
  expect(partsIn(container)).toEqual(['100%', '25%']);
});

test('a percentage fills its part of a full bar, and an amount is money', () => {
  const { container } = render(
    <>
      {renderBlock('bars', {
        kind: 'bars',
        unit: '%',
        full: 100,
        bars: [
          { label: 'Disk', value: 61 },
          { label: 'Memory', value: 40 },
        ],
      })}
      {renderBlock('bars', {
        kind: 'bars',
        bars: [
          { label: 'Old server', value: 8 },
          { label: 'New server', value: 4 },
        ],
      })}
    </>,
  );
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts).toEqual(['61%', '40%', '8', '4']);
  expect(partsIn(container)).toEqual(['61%', '40%', '100%', '50%']);
});

test('code keeps its lines and spaces, and browsers do not translate it', () => {
  const { container } = render(
    renderBlock('code', {
      kind: 'code',
      caption: 'Zone file',
      code: ['@  300  IN  A  192.0.2.10', '', '  MX 10 mail'],
    }),
  );
  const text = container.querySelector('pre');
  expect(text?.textContent).toBe('@  300  IN  A  192.0.2.10\n\n  MX 10 mail\n');
  expect(text).toHaveAttribute('translate', 'no');
});
