import { styledRoot } from '@/components/ui/styled-root';
import { backOffice } from '@/content/navigation';
import { hasSidebar } from '@/lib/pages/back-office';
import { type Route, routeAt } from '@/lib/routes/find-route';

const Root = styledRoot('div', 'back-office')`
  padding: calc(var(--header-height) + clamp(1.25rem, 3vw, 2.5rem)) 0 var(--section-space);

  .layout {
    display: grid;
    gap: 1.5rem;
  }
  .sidebar {
    min-width: 0;
    padding: 1rem 1.2rem;
    background: var(--night);
    color: var(--night-text);
    border-radius: var(--radius-card);
  }
  .sidebar > p {
    font: 700 1.15rem/1.2 var(--font-display);
    letter-spacing: -0.01em;
  }
  .sidebar ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem;
    margin: 0.6rem -0.6rem 0;
  }
  .sidebar a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
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
    padding: clamp(1.5rem, 4vw, 3rem);
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  h1 {
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3rem);
    overflow-wrap: anywhere;
  }
  .sheet p {
    margin-top: 1rem;
    padding: 1rem max(0px, 100% - 52rem) 0 0;
    border-top: 1.5px dashed var(--dash);
    color: var(--ink-soft);
  }

  @media screen and (min-width: 60rem) {
    .layout[data-sidebar] {
      grid-template-columns: 15rem 1fr;
    }
    .sidebar {
      padding-block: 1.5rem;
    }
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
        <div className="sheet">
          <h1>{route.title}</h1>
          <p>{route.summary}</p>
        </div>
      </div>
    </Root>
  );
}
