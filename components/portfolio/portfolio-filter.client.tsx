'use client';

import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { filterTexts } from '@/content/texts/filter';
import { linkTexts } from '@/content/texts/link';
import { announce } from '@/lib/platform/announce.browser';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import { findNamed, linkValue } from '@/lib/platform/link-query';
import { searchParam } from '@/lib/platform/search-param.browser';
import { fillIn } from '@/lib/text/fill-in';

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
  const requested = useSyncExternalStore(category.watch, category.read, () => null);
  const named = linkValue(requested ?? '');
  const known = findNamed([all, ...categories], named);
  const chosen = known ?? all;
  const isUnread = known === undefined && named !== '';
  const isShown = (entry: PortfolioEntry, choice: string) => choice === all || entry.category === choice;

  useEffect(() => {
    if (isUnread) announce(linkTexts.category);
  }, [isUnread]);

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    const link = closestTo<HTMLElement>(event, '[data-category]');
    const choice = link?.dataset.category;
    if (choice === undefined) return;
    event.preventDefault();
    category.push(choice === all ? null : choice);
    const count = entries.filter((entry) => isShown(entry, choice)).length;
    announce(fillIn(filterTexts.shown, { category: choice, count, all: entries.length }));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked; chips come from the server
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div data-island={island} onClick={onClick}>
      <ul className="tabs chips" aria-label={filterTexts.name} data-needs-script>
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
      {isUnread && <p className="notice">{linkTexts.category}</p>}
      <div className="entries">
        {entries.map((entry) => (
          <article key={entry.id} hidden={!isShown(entry, chosen)}>
            {entry.content}
          </article>
        ))}
      </div>
    </div>
  );
}
