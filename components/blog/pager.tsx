import { pagerTexts } from '@/content/texts/blog-page';
import { isNewest, type ListPage, numberedPath, pagerNumbers } from '@/lib/blog/list-pages';
import { fillIn } from '@/lib/text/fill-in';

/** Links to the pages of a list, the neighbors by name as well. Renders nothing for a single page. */
export function Pager({ page }: { page: ListPage }) {
  const { number, total } = page;
  if (total === 1) return null;
  const neighbor = (target: number, rel: 'prev' | 'next', text: string) => (
    <li>
      <a href={numberedPath(page, target)} rel={rel}>
        {text}
      </a>
    </li>
  );
  return (
    <nav className="pager chips" aria-label={pagerTexts.name}>
      <ul>
        {!isNewest(page) && neighbor(number + 1, 'prev', pagerTexts.newer)}
        {pagerNumbers(page).map((target, index) =>
          target === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ by position alone
            <li key={`gap-${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={target}>
              <a
                href={numberedPath(page, target)}
                aria-label={target === total ? pagerTexts.newestPosts : fillIn(pagerTexts.page, { number: target })}
                aria-current={target === number ? 'page' : undefined}
              >
                {target === total ? pagerTexts.newest : target}
              </a>
            </li>
          ),
        )}
        {number > 1 && neighbor(number - 1, 'next', pagerTexts.older)}
      </ul>
    </nav>
  );
}
