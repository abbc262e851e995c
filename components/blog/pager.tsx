import { pagerTexts } from '@/content/texts/blog-page';
import { isNewest, type ListPage, numberedPath, pagerNumbers } from '@/lib/blog/list-pages';
import { fillIn } from '@/lib/text/fill-in';

/** Links to the pages of a list, the neighbors by name as well. Renders nothing for a single page. */
export function Pager({ page }: { page: ListPage }) {
  const { number, total } = page;
  if (total === 1) return null;
  return (
    <nav className="pager chips" aria-label={pagerTexts.name}>
      <ul>
        {!isNewest(page) && (
          <li>
            <a href={numberedPath(page, number + 1)} rel="prev">
              {pagerTexts.newer}
            </a>
          </li>
        )}
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
        {number > 1 && (
          <li>
            <a href={numberedPath(page, number - 1)} rel="next">
              {pagerTexts.older}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
