'use client';

import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import { searchParam } from '@/lib/platform/search-param.browser';

type PortfolioEntry = { id: string; category: string; content: ReactNode };

type Props = {
  /** The label of the tab that shows all entries. */
  all: string;
  categories: readonly string[];
  entries: PortfolioEntry[];
};

const category = searchParam('category');

/**
 * Shows the entries of one category. The tabs, and the chips inside the entries, are links to `?category=…`: the address has
 * the choice after a reload and on Back. Without script these links lead to the same page with all entries.
 */
export function PortfolioFilter({ all, categories, entries }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const [announcement, setAnnouncement] = useState('');
  const requested = useSyncExternalStore(category.watch, category.read, () => null);
  const chosen = requested !== null && categories.includes(requested) ? requested : all;
  const isShown = (entry: PortfolioEntry, choice: string) => choice === all || entry.category === choice;

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    const link = closestTo<HTMLElement>(event, '[data-category]');
    const choice = link?.dataset.category;
    if (choice === undefined) return;
    event.preventDefault();
    category.push(choice === all ? null : choice);
    const count = entries.filter((entry) => isShown(entry, choice)).length;
    setAnnouncement(`${choice}: ${count} of ${entries.length} shown`);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked; chips come from the server
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div data-island={island} onClick={onClick}>
      <ul className="tabs" aria-label="Show" data-needs-script>
        {[all, ...categories].map((name) => (
          <li key={name}>
            <a
              href={name === all ? '?' : `?category=${encodeURIComponent(name)}`}
              data-category={name}
              aria-current={isReady && name === chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="entries">
        {entries.map((entry) => (
          <article key={entry.id} hidden={!isShown(entry, chosen)}>
            {entry.content}
          </article>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
