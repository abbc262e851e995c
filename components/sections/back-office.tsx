import { styledRoot } from '@/components/ui/styled-root';
import { backOffice } from '@/content/navigation';
import { hasSidebar } from '@/lib/pages/back-office';
import { type Route, routeAt } from '@/lib/routes/find-route';

const Root = styledRoot('div', 'back-office')`
  padding: calc(var(--header-height) + var(--space-xl)) 0 var(--section-space);

  .layout {
    --sides: 1fr;
    gap: var(--space-md);
  }
  .layout[data-sidebar] {
    --sides: 1fr 4fr;
  }
  .sidebar {
    padding: var(--space-sm);
    background: var(--night);
    color: var(--night-text);
    border-radius: var(--radius-card);
  }
  .sidebar > p {
    padding-inline: var(--space-2xs);
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .sidebar ul {
    display: flex;
    flex-wrap: wrap;
  }
  .sidebar a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-2xs);
    border-radius: var(--radius-control);
    font-weight: 500;
    text-decoration: none;
  }
  .sidebar a:hover {
    background: var(--night-line);
  }
  .sidebar a[aria-current] {
    background: var(--marker);
    color: var(--ink);
  }
  .sheet {
    min-height: min(24rem, 50vh);
  }
  h1 {
    font-size: var(--text-3xl);
    overflow-wrap: anywhere;
  }
  .sheet p {
    max-width: 52rem;
    margin-top: var(--space-sm);
    padding-top: var(--space-sm);
    border-top: 1.5px dashed var(--dash);
    color: var(--ink-soft);
  }

  @media screen and (min-width: 62rem) {
    .sidebar ul {
      display: grid;
    }
  }
`;

/** A placeholder page of the back office: title and one line. Staff pages have the sidebar. */
export function BackOffice({ route }: { route: Route }) {
  const isStaff = hasSidebar(route.path);
  return (
    <Root>
      <div className="wrap layout" data-sidebar={isStaff || undefined}>
        {isStaff && (
          <nav className="sidebar" data-panel="night" aria-labelledby="sidebar-title">
            <p id="sidebar-title">{backOffice.title}</p>
            <ul>
              {backOffice.items.map((path) => (
                <li key={path}>
                  <a href={path} aria-current={path === route.path ? 'page' : undefined}>
                    {routeAt(path).name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="paper-sheet sheet">
          <h1>{route.title}</h1>
          <p>{route.summary}</p>
        </div>
      </div>
    </Root>
  );
}
