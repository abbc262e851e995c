import { PrivacyPreferencesButton } from '@/components/consent/privacy-preferences';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import { footerColumns } from '@/content/navigation';
import type { FooterColumn } from '@/content/schema/navigation';
import { site } from '@/content/site';
import { footerTexts, printedTexts } from '@/content/texts/frame';
import { consentTexts } from '@/content/texts/privacy';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { siteConfig } from '@/lib/config/site-config';
import { routeAt } from '@/lib/routes/find-route';
import { fillIn } from '@/lib/text/fill-in';
import { Logo, logoStyles } from './logo';

const Root = styledRoot('footer', 'footer', 'frame')`
  --mark-ink: var(--marker);
  --mark-marker: var(--night);
  padding: var(--space-xl) 0 var(--edge-room);
  background: var(--night);
  color: var(--night-pale);

  .columns {
    display: grid;
    /* Two columns at most, so that none of the four lists is alone in its row. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 34%), 100%), 1fr));
    gap: var(--space-lg);
  }
  .brand,
  .reach {
    grid-column: 1 / -1;
  }
  .brand {
    color: var(--night-text);
  }
  ${logoStyles}
  .slogan {
    max-width: 18rem;
    margin-top: var(--space-xs);
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  h2 {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    letter-spacing: 0;
    color: var(--night-soft);
    margin-bottom: var(--space-2xs);
  }
  /* Phones and addresses stand beside each other where they fit. */
  .reach ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-lg);
  }
  li a,
  li span {
    display: inline-flex;
    align-items: center;
    min-height: 2.2rem;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li a:hover {
    text-decoration: underline;
  }
  .muted {
    color: var(--night-soft);
  }
  .base {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3xs) var(--space-lg);
    margin-top: var(--space-lg);
    padding-top: var(--space-sm);
    border-top: 1px solid var(--night-line);
    font-size: var(--text-xs);
    color: var(--night-soft);
  }
  .base button {
    min-height: 2.75rem;
    color: var(--night-text);
  }

  @media (min-width: 40rem) {
    .columns {
      grid-template-columns: repeat(3, 1fr);
    }
    .reach {
      grid-column: span 2;
    }
  }
  /* Lists are as wide as their longest link, so that none has two lines. */
  @media screen and (min-width: 76rem) {
    .slogan {
      font-size: var(--text-xl);
    }
    .columns {
      grid-template-columns: 1fr repeat(5, auto);
      column-gap: var(--space-xl);
    }
    .brand,
    .reach {
      grid-column: auto;
    }
    .reach ul {
      display: block;
    }
  }
  @media (pointer: coarse) {
    li a,
    li span {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
`;

const offices = site.offices.map(({ city, country }) => `${city}, ${country}`).join(` ${footerTexts.and} `);
const hours = `${site.hours}, ${site.hoursZone}`;
const contacts = [site.emails.general, ...site.phones.map(({ display }) => display), hours].join(', ');

/** The last line of whatever is printed. Its end is written when it is printed (lib/platform/printed-line.browser.ts). */
export function PrintedLine() {
  return (
    <p className="wrap printed-line" hidden>
      {fillIn(printedTexts.by, { offices, contacts })}
      <span />
    </p>
  );
}

export function Footer() {
  const columns: readonly FooterColumn[] = footerColumns;
  const blog = siteConfig().blog?.url ?? BLOG_PATH;
  return (
    <Root className="site-footer" data-panel="night">
      <div className="wrap">
        <div className="columns">
          <div className="brand">
            <Logo />
            <p className="slogan">{site.slogan}</p>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((path) => (
                  <li key={path}>
                    <a href={path}>{path === '/about' ? footerTexts.about : routeAt(path).name}</a>
                  </li>
                ))}
                {column.more && (
                  <li>
                    <a href={column.more.to}>{column.more.label}</a>
                  </li>
                )}
                {column.hasBlog && (
                  <li>
                    <SiteLink to={blog}>{footerTexts.blog}</SiteLink>
                  </li>
                )}
              </ul>
            </nav>
          ))}
          <div>
            <h2>{footerTexts.follow}</h2>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  {href ? <SiteLink to={href}>{name}</SiteLink> : <span className="muted">{name}</span>}
                </li>
              ))}
            </ul>
          </div>
          <div className="reach">
            <h2>{footerTexts.talk}</h2>
            <ul>
              {site.phones.map((phone) => (
                <li key={phone.dial}>
                  <a href={`tel:${phone.dial}`} aria-label={`${phone.region}: ${phone.display}`}>
                    {phone.display}
                  </a>
                </li>
              ))}
              {Object.values(site.emails).map((email) => (
                <li key={email}>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ))}
              <li>
                <span className="muted">{hours}</span>
              </li>
            </ul>
          </div>
        </div>
        <div className="base">
          <span>{footerTexts.rights}</span> <span>{offices}</span>{' '}
          <PrivacyPreferencesButton className="text-button">{consentTexts.reopen}</PrivacyPreferencesButton>
        </div>
      </div>
    </Root>
  );
}
