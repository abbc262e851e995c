import { BookingSection } from '@/components/booking/booking-section';
import { ContactHero } from '@/components/sections/contact-hero';
import { EnquirySection } from '@/components/sections/enquiry-section';
import { consultation } from '@/content/booking';
import { pageMetadata } from '@/lib/seo/page-metadata';

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
