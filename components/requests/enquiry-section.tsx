import { Fragment } from 'react';
import { EnquiryForm } from '@/components/lazy.client';
import { styledRoot } from '@/components/ui/styled-root';
import { WriteOrCall, writeOrCallStyles } from '@/components/ui/write-or-call';
import { enquiryFields } from '@/content/forms/enquiry';
import type { FormField } from '@/content/schema/form-field';
import { site } from '@/content/site';
import { contactTexts } from '@/content/texts/contact-page';
import { siteConfig } from '@/lib/config/site-config';
import { ENQUIRY_ID } from '@/lib/routes/links';
import { inWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { CONTACT_COLUMNS } from './contact-hero';
import { ReceiptLists, type ReceiptRow } from './receipt-lists';

const Root = styledRoot('section', 'enquiry')`
  padding-bottom: var(--section-space);
  --sides: ${CONTACT_COLUMNS};

  h2 {
    font-size: var(--text-2xl);
  }
  .sheet > h2 + p {
    margin-top: var(--space-2xs);
    color: var(--ink-soft);
  }
  ${writeOrCallStyles}
  :is(.sheet, noscript) > .write-or-call,
  .reference,
  .kept-line {
    margin-top: var(--space-sm);
  }
  noscript .write-or-call {
    padding: var(--space-sm);
    background: var(--mist);
    border-radius: var(--radius-control);
  }
  form {
    display: grid;
    column-gap: var(--space-sm);
  }
  :is(.field, .notice, .submit, .receipt-shadow) {
    margin-top: var(--space-md);
    min-width: 0;
  }
  .field > * {
    scroll-margin-top: var(--space-xl);
  }
  .submit button {
    min-width: min(10rem, 100%);
  }
  .receipt {
    padding-inline: var(--space-md);
  }
  .receipt-row {
    flex-wrap: wrap;
    gap: 0 var(--space-xs);
  }
  .receipt-row dt {
    color: var(--ink-soft);
  }
  .receipt-row dd {
    margin-left: auto;
    overflow-wrap: anywhere;
  }

  @media (min-width: 40rem) {
    form {
      grid-template-columns: 1fr 1fr;
    }
    form > :not([data-field='name'], [data-field='email']) {
      grid-column: 1 / -1;
    }
  }
  @media screen and (min-width: 62rem) {
    .direct {
      position: sticky;
      top: calc(var(--header-height) + var(--space-lg));
      padding-top: var(--space-lg);
    }
  }
  @media (pointer: coarse) {
    .receipt-row a {
      display: inline-block;
      padding-block: var(--space-xs);
    }
  }
`;

const visible = Object.values<FormField>(enquiryFields).filter(({ kind }) => kind !== 'hidden');
const requiredLine = visible.every(({ required }) => required)
  ? fillIn(contactTexts.allRequired, { count: inWords(visible.length) })
  : contactTexts.mostRequired;

const link = (href: string, text: string) => <a href={href}>{text}</a>;

const inLines = (texts: readonly string[]) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <br />}
      <span>{text}</span>
    </Fragment>
  ));

const directLines: ReceiptRow[][] = [
  [
    [contactTexts.general, link(`mailto:${site.emails.general}`, site.emails.general)],
    [contactTexts.support, link(`mailto:${site.emails.support}`, site.emails.support)],
  ],
  site.phones.map(({ country, dial, display }) => [country, link(`tel:${dial}`, display)]),
  [[contactTexts.offices, inLines(site.offices.map(({ city, country }) => `${city}, ${country}`))]],
  [[contactTexts.hours, inLines([`${site.hours},`, site.hoursZone])]],
];

export function EnquirySection() {
  const { mail } = siteConfig();
  return (
    <Root>
      <div className="wrap layout">
        <div className="paper-sheet sheet">
          <h2 id={ENQUIRY_ID}>{mail ? contactTexts.write : contactTexts.writeOrCall}</h2>
          {mail ? (
            <>
              <p data-needs-script>{requiredLine}</p>
              <noscript>
                <WriteOrCall reason={contactTexts.noScript} />
              </noscript>
              <EnquiryForm mail={mail} labelledBy={ENQUIRY_ID} />
              <div className="notice script-failed" data-nosnippet="" data-kind="error" role="alert">
                <WriteOrCall reason={contactTexts.lost} />
              </div>
            </>
          ) : (
            <WriteOrCall reason={contactTexts.noMail} />
          )}
        </div>
        <div className="direct">
          <h2>{contactTexts.direct}</h2>
          <div className="receipt-shadow">
            <div className="receipt">
              <ReceiptLists lists={directLines} />
            </div>
          </div>
        </div>
      </div>
    </Root>
  );
}
