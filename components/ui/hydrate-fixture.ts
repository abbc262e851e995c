import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Hydrates what the server has rendered, after the visitor has used it. */
export function hydrateAfter(touch: (container: HTMLElement) => void, element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  touch(container);
  return render(element, { container, hydrate: true });
}
