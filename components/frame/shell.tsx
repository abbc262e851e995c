import type { ReactNode } from 'react';
import { BillOpener } from '@/components/bill/bill-opener.client';
import { PrivacyPreferences } from '@/components/consent/privacy-preferences';
import { RequestOpener } from '@/components/requests/request-opener.client';
import { Announcer } from '@/components/ui/announcer';
import { CONTENT_ID, NEW_TAB_ID } from '@/content/frame-ids';
import { frameTexts } from '@/content/texts/frame';
import { siteConfig } from '@/lib/config/site-config';
import { Footer, PrintedLine } from './footer';
import { Header } from './header';
import { PageBehavior } from './page-behavior.client';
import { RouteAnnouncer } from './route-announcer.client';

export function Shell({ children }: { children: ReactNode }) {
  const { mail, bookingUrl } = siteConfig();
  return (
    <>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {frameTexts.skip}
      </a>
      <PrivacyPreferences />
      <Header />
      <BillOpener />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {/* Before the footer: at the end of the page, its text would make the page longer. */}
      <Announcer />
      <PrintedLine />
      <Footer />
      <p id={NEW_TAB_ID} hidden>
        {frameTexts.newTab}
      </p>
      <PageBehavior />
      <RouteAnnouncer />
      <RequestOpener mail={mail} bookingUrl={bookingUrl} />
    </>
  );
}
