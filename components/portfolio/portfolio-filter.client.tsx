'use client';

import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { filterTexts } from '@/content/texts/filter';
import { linkTexts } from '@/content/texts/link';
import { readQuery } from '@/lib/platform/address.browser';
import { announce } from '@/lib/platform/announce.browser';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import { findNamed, linkValue } from '@/lib/platform/link-query';
import { fillIn } from '@/lib/text/fill-in';

type PortfolioEntry = { id: string; category: string; content: ReactNode };

type Props = {
  /** The label of the tab that shows all entries. */
  all: string;
  categories: readonly string[];
  entries: PortfolioEntry[];
};

const CHANGED = 'categorychange';

/** The category in the address. */
const readCategory = () => new URLSearchParams(readQuery()).get('category');

/** Writes a category into the address, with a history entry, so that Back undoes it; null removes it. */
function pushCategory(category: string | null) {
  const url = new URL(window.location.href);
  url.search = readQuery();
  if (category === null) url.searchParams.delete('category');
  else url.searchParams.set('category', category);
  if (url.href !== window.location.href) window.history.pushState(null, '', url);
  window.dispatchEvent(new Event(CHANGED));
}

function watchCategory(onChange: () => void) {
  const listening = new AbortController();
  for (const type of ['popstate', CHANGED]) window.addEventListener(type, onChange, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * Shows the entries of one category. The tabs, and the chips inside the entries, are links to `?category=…`: the address has
 * the choice after a reload and on Back. Without script these links lead to the same page with all entries.
 */
export function PortfolioFilter({ all, categories, entries }: Props) {
  const { isReady, 'data-island': island } = useReady();
  const requested = useSyncExternalStore(watchCategory, readCategory, () => null);
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
    pushCategory(choice === all ? null : choice);
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
