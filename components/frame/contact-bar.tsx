import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import { bookCall } from '@/content/booking';
import { CallLinks, callLinksStyle } from './call-links';
import { Lines } from './lines';

const Root = styledRoot('nav', 'contact-bar', 'frame')`
  position: fixed;
  z-index: 9;
  inset: auto 0 0;
  display: none;
  gap: 0.6rem;
  align-items: start;
  min-height: var(--bar-height);
  padding: 0.6rem 0.75rem;
  border-top: 1px solid var(--night-line);
  background: var(--night);
  color: var(--night-text);
  visibility: hidden;
  ${callLinksStyle}
  .call {
    flex: 1 1 auto;
  }
  .button {
    flex: 1.45 1 auto;
    padding: 0.3rem 0.6rem;
  }
  :root[data-contact-bar] & {
    visibility: visible;
  }
  /* Phones alone. In a low window, as at a high zoom, the bar would leave too little of the page. */
  @media screen and (max-width: 47.999rem) and (min-height: 30.001rem) {
    display: flex;
    :root[data-contact-bar]:has(&) {
      --bottom-bar-height: var(--bar-height);
    }
  }
`;

/** On phones: a bar at the bottom edge to call or to book a call. A script shows it once the hero is out of view. */
export function ContactBar() {
  return (
    <Root className="contact-bar" data-panel="night" aria-label="Call or book">
      <CallLinks label="Call" className="button" variant="outline" />
      <SiteLink to={bookCall.to} className="button" data-variant="marker">
        <Lines d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" size={20} />
        {bookCall.label}
      </SiteLink>
    </Root>
  );
}
