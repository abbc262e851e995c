'use client';

import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import { searchParam } from '@/lib/platform/search-param.browser';

export type PortfolioEntry = { id: string; category: string; content: ReactNode };

type Props = {
  /** The tab that hides nothing. */
  all: string;
  categories: readonly string[];
  entries: PortfolioEntry[];
};

const category = searchParam('category');

/**
 * Shows the entries of one category. Tabs and the chips inside the entries are links to `?category=…`, so the address
 * holds the choice through reload and Back; without script they lead to the page, where all entries are shown.
 */
export function PortfolioFilter({ all, categories, entries }: Props) {
  const { isReady, ...island } = useReady();
  const [announcement, setAnnouncement] = useState('');
  const asked = useSyncExternalStore(category.watch, category.read, () => null);
  const chosen = asked !== null && categories.includes(asked) ? asked : all;
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; chips come from the server
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div {...island} onClick={onClick}>
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
