/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Announcer } from '@/components/ui/announcer';
import { PeopleField } from './people-field.client';

function Field() {
  const [people, setPeople] = useState(25);
  return (
    <>
      <PeopleField people={people} onChange={setPeople} />
      <p>{`for ${people}`}</p>
      <Announcer />
    </>
  );
}

test.each([
  ['3{Tab}', '10'],
  ['{Enter}', '25'],
  ['40{ArrowUp}', '41'],
  ['40{ArrowDown}', '39'],
])('%s in the box says %s people, and so does the bill', async (keys, people) => {
  render(<Field />);
  const box = screen.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, keys);
  expect(box).toHaveValue(people);
  expect(screen.getByText(`for ${people}`)).toBeInTheDocument();
});

test('the buttons change the team by five', async () => {
  render(<Field />);
  for (const [name, people] of [
    ['More people', 30],
    ['More people', 35],
    ['Fewer people', 30],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: String(name) }));
    expect(screen.getByText(`for ${people}`)).toBeInTheDocument();
  }
});

test('what is no whole number is refused in a sentence beside the box, which is heard, too, until the next key', async () => {
  render(<Field />);
  const box = screen.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, '25.5{Tab}');
  const sentence = '“25.5” is not a whole number of people, so it is 25.';
  expect(box).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  await userEvent.type(box, '3');
  expect(box).not.toHaveAccessibleDescription();
});
