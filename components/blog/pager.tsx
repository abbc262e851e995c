import { BLOG_PATH, type ListPage, numberedPath, pagerNumbers, tagPath } from '@/lib/blog/list-pages';

/** Links to the pages of a list, the neighbors by name as well. Renders nothing for a single page. */
export function Pager({ page: { tag, number, total } }: { page: ListPage }) {
  if (total === 1) return null;
  const pathOf = (target: number) => numberedPath(tag ? tagPath(tag) : BLOG_PATH, target);
  return (
    <nav className="pager" aria-label="Pages">
      <ul>
        {number > 1 && (
          <li>
            <a href={pathOf(number - 1)} rel="prev">
              Newer
            </a>
          </li>
        )}
        {pagerNumbers(number, total).map((target, index) =>
          target === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ by position alone
            <li key={`gap-${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={target}>
              <a
                href={pathOf(target)}
                aria-label={`Page ${target}`}
                aria-current={target === number ? 'page' : undefined}
              >
                {target}
              </a>
            </li>
          ),
        )}
        {number < total && (
          <li>
            <a href={pathOf(number + 1)} rel="next">
              Older
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
