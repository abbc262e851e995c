import { BookingSection } from '@/components/booking/booking-section';
import { ContactHero } from '@/components/requests/contact-hero';
import { EnquirySection } from '@/components/requests/enquiry-section';
import { consultation } from '@/content/booking';
import { pageMetadata } from '@/lib/seo/page-metadata';
import '@/components/theme/forms.css';

export const metadata = pageMetadata('/contact');

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <EnquirySection />
      <BookingSection section={consultation} />
    </>
  );
}
