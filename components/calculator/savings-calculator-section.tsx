import { SavingsCalculator } from '@/components/lazy.client';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { site } from '@/content/site';
import { calculatorHead } from '@/content/texts/calculator-page';
import { siteConfig } from '@/lib/config/site-config';
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
      <Inline as="h1" text={calculatorHead.heading} />
      <p>{calculatorHead.about}</p>
      <p className="notice script-failed" data-kind="error" role="alert">
        <Inline text={calculatorHead.lost} />
      </p>
      <noscript>
        <p className="no-script">
          <Filled
            text={calculatorHead.noScript}
            values={{
              email: <a href={`mailto:${site.emails.general}`}>{site.emails.general}</a>,
              phone: <a href={`tel:${site.phones[0].dial}`}>{site.phones[0].display}</a>,
            }}
          />
        </p>
      </noscript>
    </div>
  );
}
