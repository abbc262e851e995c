import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PathIcon } from '@/components/ui/control-icon';
import { bookCall } from '@/content/booking';
import { MENU_ID } from '@/content/frame-ids';
import { menu } from '@/content/navigation';
import type { MenuItem } from '@/content/schema/navigation';
import { site } from '@/content/site';
import { billLabels } from '@/content/texts/bill-labels';
import { menuTexts } from '@/content/texts/frame';
import { routeAt } from '@/lib/routes/find-route';
import { fillIn } from '@/lib/text/fill-in';
import { Dock } from './dock';
import { HeaderRoot } from './header.style';
import { WIDE } from './header-wide.style';
import { Logo } from './logo';
import { MenuBehavior } from './menu-behavior.client';

/** Submenus with at least this many groups take the page's width. */
const WIDE_FROM_GROUPS = 4;

const items: readonly MenuItem[] = menu;

/** Works without script: a popover, and details with one name, of which one is open. MenuBehavior adds the rest. */
export function Header() {
  return (
    <HeaderRoot className="site-header">
      <div className="wrap bar">
        <Logo />
        <nav id={MENU_ID} popover="auto" aria-label={menuTexts.name}>
          <div className="panel-head">
            <span>{menuTexts.heading}</span>
            <button
              type="button"
              className="icon-button"
              // biome-ignore lint/a11y/noAutofocus: only when the panel opens; a screen reader would go on with the page below it
              autoFocus
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              aria-label={menuTexts.close}
            >
              <PathIcon d="M5 5l14 14M19 5L5 19" size={24} />
            </button>
          </div>
          <ul className="top">
            {items.map((item) => (
              <li
                key={item.link}
                className="top-item"
                data-wide={(item.groups?.length ?? 0) >= WIDE_FROM_GROUPS || undefined}
              >
                <a className="top-link" href={item.link}>
                  {item.title}
                </a>
                {item.groups && <Submenu {...item} groups={item.groups} />}
              </li>
            ))}
          </ul>
          <div className="panel-foot">
            <ul>
              {site.phones.map(({ dial, display, region }) => (
                <li key={dial}>
                  <a href={`tel:${dial}`}>{display}</a>
                  {` ${region}`}
                </li>
              ))}
            </ul>
            <ButtonLink action={bookCall} />
          </div>
        </nav>
        <ReceiptButton />
        <Dock />
        <button type="button" className="icon-button" popoverTarget={MENU_ID} aria-label={menuTexts.open}>
          <PathIcon d="M3 6h18M3 12h18M3 18h18" size={24} />
        </button>
      </div>
      <MenuBehavior menuId={MENU_ID} wideFrom={WIDE} />
    </HeaderRoot>
  );
}

function Submenu({ title, groups, more }: MenuItem & { groups: NonNullable<MenuItem['groups']> }) {
  return (
    <details name="submenu">
      <summary aria-label={fillIn(menuTexts.submenu, { title })}>
        <PathIcon d="M6 9l6 6 6-6" size={18} />
      </summary>
      <div className="groups">
        {more && (
          <p className="group-title">
            {more.map(({ label, to }) => (
              <Fragment key={to}>
                <a href={to}>{label}</a>{' '}
              </Fragment>
            ))}
          </p>
        )}
        {groups.map((group) => (
          <div key={group.title}>
            <p className="group-title">{group.link ? <a href={group.link}>{group.title}</a> : group.title}</p>
            <ul>
              {group.items.map((path) => (
                <li key={path}>
                  <a href={path}>{routeAt(path).name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

/** Opens the bill, whose own script and styles bring the number. The element around it keeps it apart from the next button. */
export function ReceiptButton() {
  return (
    <div>
      <button
        type="button"
        className="icon-button bill"
        aria-label={billLabels.heading}
        data-bill=""
        data-island="waiting"
        data-needs-script
      >
        <PathIcon d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6" size={24} />
        <span>{billLabels.heading}</span>
      </button>
    </div>
  );
}
