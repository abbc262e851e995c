import { LiveChat } from '@/components/chat/live-chat';
import { PathIcon } from '@/components/ui/control-icon';
import { SiteLink } from '@/components/ui/site-link';
import { bookCall } from '@/content/booking';
import { site } from '@/content/site';
import { frameTexts } from '@/content/texts/frame';
import { fillIn } from '@/lib/text/fill-in';

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

const PHONE = 'M5 3h4l2 5-2.5 1.8a12 12 0 0 0 5.7 5.7L16 13l5 2v4a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3 5.2 2 2 0 0 1 5 3z';

/** Calls the office in Cameroon in a time zone of Africa, elsewhere and without script the other (lib/contact/dock.browser.ts). */
function CallLinks() {
  return (
    <div className="call">
      {site.phones.map(({ dial, display }) => (
        <a key={dial} href={`tel:${dial}`} aria-label={fillIn(frameTexts.callNumber, { number: display })}>
          <PathIcon d={PHONE} />
          <span className="word">{frameTexts.call}</span> <span className="number">{display}</span>{' '}
        </a>
      ))}
    </div>
  );
}
