/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PeopleField } from './people-field.client';

const onChange = jest.fn<void, [number]>();

function Field() {
  const [people, setPeople] = useState(25);
  const change = (next: number) => {
    onChange(next);
    setPeople(next);
  };
  return <PeopleField people={people} onChange={change} />;
}

test.each([
  ['3', '{Tab}', '10', [10]],
  ['3', '{Enter}', '10', [10]],
  ['a', '{Tab}', '25', []],
  ['', '{Enter}', '25', []],
  ['40', '{Tab}', '40', [40]],
  ['40', '{ArrowUp}', '41', [40, 41]],
  ['40', '{ArrowDown}', '39', [40, 39]],
])('%j typed, then %s: the box says %s, and so does the bill', async (typed, key, shown, changes) => {
  onChange.mockClear();
  const user = userEvent.setup();
  render(<Field />);
  const box = screen.getByRole('textbox');
  await user.clear(box);
  await user.type(box, typed + key);
  expect(box).toHaveValue(shown);
  expect(onChange.mock.calls.flat()).toEqual(changes);
});
