import { styledRoot } from '@/components/ui/styled-root';
import { BLOG_PATH, type ListPage, numberedPath, pagerNumbers, tagPath } from '@/lib/blog/list-pages';

const Root = styledRoot('nav', 'pager')`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  li > :is(a, span) {
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
    border-radius: var(--radius-control);
    font: 500 var(--size-figure) var(--font-mono);
    text-decoration: none;
  }
  li > a {
    border: 1.5px solid var(--line-strong);
  }
  li > a:hover {
    border-color: var(--ink);
    background: var(--sheet);
  }
  li > a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--sheet);
  }
`;

/** Links to the pages of a list, the neighbors by name as well. Renders nothing for a single page. */
export function Pager({ page: { tag, number, total } }: { page: ListPage }) {
  if (total === 1) return null;
  const pathOf = (target: number) => numberedPath(tag ? tagPath(tag) : BLOG_PATH, target);
  return (
    <Root aria-label="Pages">
      <ul>
        {number > 1 && (
          <li>
            <a href={pathOf(number - 1)} rel="prev">
              Newer
            </a>
          </li>
        )}
        {pagerNumbers(number, total).map((target, index) =>
          target === 0 ? (
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
    </Root>
  );
}
