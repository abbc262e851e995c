/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSections } from '@/components/sections/sections-fixture';
import { hydrateAfter } from '@/components/ui/hydrate-fixture';
import { industries } from '@/content/industries';
import { TradePicker } from './picker';

const notes = industries.map(({ id, name }) => ({
  industry: id,
  breaks: `${name}: it stops`,
  ready: `${name}: a spare`,
}));
const picker = {
  kind: 'industries' as const,
  layout: 'picker' as const,
  heading: 'By trade',
  notes: notes.toReversed(),
};
const trade = (name: string) => screen.getByRole('radio', { name });
const clientPartReady = () => waitFor(() => expect(document.querySelector('[data-island="ready"]')).not.toBeNull());

test('all eight trades are on the page in the order of content/industries.ts, that of the first note chosen, each with what breaks and what is ready', async () => {
  renderSections(picker);
  await clientPartReady();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(
    industries.map(({ name }) => name),
  );
  expect(trade('Logistics')).toBeChecked();
  for (const { name } of industries) {
    const slip = screen.getByText(name, { selector: 'h3' }).closest('article');
    if (!slip) throw new Error(`no slip of ${name}`);
    expect(within(slip).getByText(`${name}: it stops`)).toBeInTheDocument();
    expect(within(slip).getByText(`${name}: a spare`)).toBeInTheDocument();
  }
});

test('a trade chosen before hydration counts more than that of an earlier page', async () => {
  sessionStorage.setItem('trade', 'retail');
  hydrateAfter(() => fireEvent.click(trade('Healthcare')), <TradePicker section={picker} />);
  await clientPartReady();
  expect(trade('Healthcare')).toBeChecked();
});

test('where the browser blocks storage, a trade can be chosen all the same', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  renderSections(picker);
  await clientPartReady();
  await userEvent.click(trade('Logistics'));
  expect(trade('Logistics')).toBeChecked();
});
