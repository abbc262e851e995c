/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { editedPage } from '@/content/texts/scenes';
import { EditedPage } from './edited-page';

test('screen readers read the sample page, not the menu and the tools that it only pictures', () => {
  const { container } = render(<EditedPage />);
  for (const pictured of container.querySelectorAll('[aria-hidden="true"]')) pictured.remove();
  const { site, headline, text, menu, tools } = editedPage;
  const heard = [site, headline, text, ...menu, ...Object.values(tools)].filter((words) =>
    screen.queryByText(words.replaceAll('\u00a0', ' ')),
  );
  expect(heard).toEqual([site, headline, text]);
});
