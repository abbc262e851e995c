import { LiveChat } from '@/components/chat/live-chat';
import { PathIcon } from '@/components/ui/control-icon';
import { SiteLink } from '@/components/ui/site-link';
import { bookCall } from '@/content/booking';
import { frameTexts } from '@/content/texts/frame';
import { CallLinks } from './call-links';

/** To call, to book a call and to chat: on phones a bar at the lower edge, in wider windows parts of the header (dock.style.ts). */
export function Dock() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="dock" role="group" aria-label={frameTexts.dock}>
      <CallLinks />
      <div className="book">
        <SiteLink to={bookCall.to} className="button">
          <PathIcon d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
          {bookCall.label}
        </SiteLink>
      </div>
      <LiveChat />
    </div>
  );
}
