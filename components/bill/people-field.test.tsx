/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Announcer } from '@/components/ui/announcer';
import { PeopleField } from './people-field.client';

const onChange = jest.fn<void, [number]>();

function Field() {
  const [people, setPeople] = useState(25);
  const change = (next: number) => {
    onChange(next);
    setPeople(next);
  };
  return (
    <>
      <PeopleField people={people} onChange={change} />
      <Announcer />
    </>
  );
}

test.each([
  ['3', '{Tab}', '10', [10]],
  ['3', '{Enter}', '10', [10]],
  ['a', '{Tab}', '25', []],
  ['', '{Enter}', '25', []],
  ['40', '{Tab}', '40', [40]],
  ['40', '{ArrowUp}', '41', [40, 41]],
  ['40', '{ArrowDown}', '39', [40, 39]],
  ['１２０', '{Enter}', '120', [12, 120]],
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

test('the buttons change the team by five', async () => {
  onChange.mockClear();
  render(<Field />);
  for (const name of ['More people', 'More people', 'Fewer people']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onChange.mock.calls.flat()).toEqual([30, 35, 30]);
});

test('what is no whole number is refused in a sentence beside the box, which is heard, too, until the next key', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const box = screen.getByRole('textbox');
  await user.clear(box);
  await user.type(box, '25.5{Tab}');
  const sentence = '“25.5” is not a whole number of people, so it is 25.';
  expect(box).toHaveValue('25');
  expect(box).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  await user.type(box, '3');
  expect(box).not.toHaveAccessibleDescription();
});
