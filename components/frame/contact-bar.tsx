import { PathIcon } from '@/components/ui/control-icon';
import { SiteLink } from '@/components/ui/site-link';
import { bookCall } from '@/content/booking';
import { frameTexts } from '@/content/texts/frame';
import { CallLinks } from './call-links';

/** On phones: a bar at the bottom edge to call or to book a call. A script shows it once the hero is out of view. */
export function ContactBar() {
  return (
    <nav className="contact-bar" data-panel="night" aria-label={frameTexts.callOrBook}>
      <CallLinks label={frameTexts.call} className="button" variant="outline" />
      <SiteLink to={bookCall.to} className="button" data-variant="marker">
        <PathIcon d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
        {bookCall.label}
      </SiteLink>
    </nav>
  );
}
