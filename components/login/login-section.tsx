import { LoginForm } from '@/components/lazy.client';
import { Filled } from '@/components/ui/filled';
import { styledRoot } from '@/components/ui/styled-root';
import { site } from '@/content/site';
import { loginTexts } from '@/content/texts/login';
import { siteConfig } from '@/lib/config/site-config';

const HEADING_ID = 'login-heading';

const Root = styledRoot('section', 'login')`
  padding: calc(var(--header-height) + var(--space-xl)) 0 var(--section-space);

  h1 {
    font-size: var(--text-3xl);
  }
  .layout p {
    max-width: 30rem;
    margin-top: var(--space-sm);
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
  .paper-sheet {
    max-width: 30rem;
  }
  form {
    display: grid;
    gap: var(--space-md);
  }
  .layout .no-script {
    margin: var(--space-sm) 0 0;
    font-size: var(--text-sm);
  }

  @media screen and (min-width: 62rem) {
    .paper-sheet {
      width: 100%;
      justify-self: end;
    }
  }
`;

/** The login page for clients and staff. A placeholder until there is a login service (lib/login/sign-in.ts). */
export function LoginSection() {
  return (
    <Root>
      <div className="wrap layout">
        <div>
          <h1 id={HEADING_ID}>{loginTexts.heading}</h1>
          <p>
            <Filled
              text={loginTexts.about}
              values={{ email: <a href={`mailto:${site.emails.support}`}>{site.emails.support}</a> }}
            />
          </p>
        </div>
        <div className="paper-sheet">
          <LoginForm endpoint={siteConfig().loginUrl} labelledBy={HEADING_ID} />
          <noscript>
            <p className="no-script">
              <Filled
                text={loginTexts.noScript}
                values={{ phone: <a href={`tel:${site.phones[0].dial}`}>{site.phones[0].display}</a> }}
              />
            </p>
          </noscript>
        </div>
      </div>
    </Root>
  );
}
