import type { ReactNode } from 'react';
import { SavingsCalculator } from '@/components/lazy.client';
import { Filled } from '@/components/ui/filled';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { site } from '@/content/site';
import { calculatorHead } from '@/content/texts/calculator-page';
import { tools } from '@/content/tools';
import { siteConfig } from '@/lib/config/site-config';
import { CalculatorRoot } from './savings-calculator.style';

/** Of the tools, rendered on the server so that client parts need no icon library. */
const icons: Record<string, ReactNode> = Object.fromEntries(
  tools.map(({ id, icon }) => [id, <Icon key={id} name={icon} size={1.35} />]),
);

export function SavingsCalculatorSection() {
  return (
    <CalculatorRoot>
      <SavingsCalculator siteUrl={siteConfig().siteUrl} icons={icons} head={<Head />} />
    </CalculatorRoot>
  );
}

function Head() {
  return (
    <div className="head">
      <Inline as="h1" text={calculatorHead.heading} />
      <Inline as="p" className="intro" text={calculatorHead.about} />
      <p className="notice script-failed" data-nosnippet="" data-kind="error" role="alert">
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
