/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportAskLink } from './support-ask-link.client';

test('the link carries what was typed before hydration and after it, in the words of the labels, and Enter follows it', async () => {
  render(
    <form>
      <label htmlFor="people">People</label>
      <input id="people" defaultValue="25" />
      <label htmlFor="offices">Offices</label>
      <input id="offices" />
      <SupportAskLink />
    </form>,
  );
  const message = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('message');
  expect(message()).toMatch(/\n\nPeople: 25\n\n/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Offices' }), '2');
  expect(message()).toMatch(/\n\nPeople: 25\nOffices: 2\n\n/);
  const onFollow = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link').addEventListener('click', onFollow);
  await userEvent.keyboard('{Enter}');
  expect(onFollow).toHaveBeenCalledTimes(1);
});
