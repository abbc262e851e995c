/** @jest-environment jsdom */
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '@/components/ui/announcer';
import { tools } from '@/content/tools';
import { SavingsTeaser } from './savings-teaser.client';

// Generous: the announcement comes half a second after a change.
configure({ asyncUtilTimeout: 10_000 });

const goOn = () => screen.getByRole('link', { name: `Open the calculator with all ${tools.length} tools` });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
  window.history.replaceState(null, '', '/startup-services');
  render(
    <>
      <SavingsTeaser tools={['team-chat', 'work-management', 'wiki']} members={25} icons={{}} />
      <Announcer />
    </>,
  );
});

test('it offers its three tools, all ticked, at the size of its page', () => {
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  expect(screen.getByText('25 people')).toBeInTheDocument();
  // (8 + 10.99 + 5.75) x 25 = 618.50 against 3 x 50.
  expect(screen.getByText('$468.50')).toBeInTheDocument();
  const amount = (name: string) => screen.getByText(name).nextElementSibling;
  // Hosting is 35 and support 15 a tool.
  expect(amount('Hosting')).toHaveTextContent('$105.00');
  expect(amount('Support, 3 tools')).toHaveTextContent('$45.00');
});

test('its choice goes along to the full calculator', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /^Wiki/ }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '40');
  await user.type(screen.getByRole('slider'), '{PageUp}');
  const address = '/savings-calculator?people=50&tools=team-chat,work-management';
  await waitFor(() => expect(goOn()).toHaveAttribute('href', address));
});

test('it leaves the address of its page alone', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /^Wiki/ }));
  await screen.findByText(/25 people, 2 tools\.$/);
  expect(window.location.search).toBe('');
});
