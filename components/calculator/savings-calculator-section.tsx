import { SavingsCalculator } from '@/components/lazy.client';
import { site } from '@/content/site';
import { siteConfig } from '@/lib/config/site-config';
import { CONTACT_PATH } from '@/lib/routes/paths';
import { CalculatorRoot } from './savings-calculator.style';
import { toolIcons } from './tool-icons';

/** The calculator with its heading. The HTML contains the default estimate with bill and charts. */
export function SavingsCalculatorSection() {
  return (
    <CalculatorRoot>
      <SavingsCalculator siteUrl={siteConfig().siteUrl} icons={toolIcons()} head={<Head />} />
    </CalculatorRoot>
  );
}

function Head() {
  return (
    <div className="head">
      <h1>
        Slash Your <mark role="none">Tech Bills</mark>
      </h1>
      <p>
        Select the tools you pay for per person. The receipt shows our price for open-source tools in their place, and
        how much you would save. Nothing is ordered or charged.
      </p>
      <p className="notice script-failed" data-kind="error" role="status">
        {'Part of this page did not load, so it shows only an example. Reload the page, or '}
        <a href={CONTACT_PATH}>write to us</a> with your team size and tools.
      </p>
      <noscript>
        <p className="no-script">
          {'Without JavaScript this page shows only an example. Send your team size and tools to '}
          <a href={`mailto:${site.emails.general}`}>{site.emails.general}</a>
          {', or call '}
          <a href={`tel:${site.phones[0].dial}`}>{site.phones[0].display}</a>, and we’ll calculate your savings.
        </p>
      </noscript>
    </div>
  );
}
