/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Inline } from './inline';

test.each([
  'Open-source tech',
  'Why ==open-source== tools',
  'Meet [an open-source suite](/platforms)',
  'Remote and ==on-site== IT support',
])('a compound stays on one line in %s', (text) => {
  const { container } = render(<Inline text={text} />);
  expect(screen.getByText(/^(open-source|on-site)$/i)).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(container).toHaveTextContent(text.replace(/==|\]\(.*|\[/g, ''));
});
