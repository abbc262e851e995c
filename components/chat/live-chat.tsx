import { styledRoot } from '@/components/ui/styled-root';
import { WriteOrCall } from '@/components/ui/write-or-call';
import { chatTexts } from '@/content/texts/chat';
import { siteConfig } from '@/lib/config/site-config';
import { ChatBubble } from './chat-bubble.client';

const Root = styledRoot('div', 'live-chat', 'frame')`
  .bubble {
    position: fixed;
    z-index: 10;
    inset: auto var(--corner-margin) var(--corner-margin) auto;
    /* Moves above the consent banner. A transform does not count as layout shift. */
    transform: translateY(calc(-1 * var(--corner-lift)));
    display: grid;
    place-items: center;
    width: var(--corner-button);
    height: var(--corner-button);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--button);
    color: var(--button-text);
    box-shadow:
      0 0 0 2px var(--sheet),
      var(--shadow-bubble);
    transition:
      background-color var(--quick),
      opacity var(--quick);
  }
  .bubble:hover {
    background: var(--button-hover);
  }
  /* A green ring between two light ones: one of them is visible on every background. */
  .bubble:focus-visible {
    box-shadow: 0 0 0 9px var(--sheet);
  }
  .bubble svg {
    width: 1.6rem;
    height: 1.6rem;
  }
  .bubble[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0.3rem;
    border: 2px solid transparent;
    border-top-color: var(--marker);
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  /* A popover, so neither the header nor the consent banner covers it. It opens above the bubble, or lower if the window is
     too low for its 24rem. */
  .panel {
    --highest: calc(2 * var(--corner-margin) + var(--corner-button) + var(--corner-lift));
    --bottom: clamp(var(--corner-margin), 100dvh - 24rem, var(--highest));
    inset: auto var(--corner-margin) var(--bottom) auto;
    width: min(21rem, 100% - 2 * var(--corner-margin));
    max-height: calc(100dvh - var(--corner-margin) - var(--bottom));
    margin: 0;
    padding: 1.2rem 1.3rem;
    background: var(--sheet);
    color: var(--ink);
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-raised);
  }
  .panel:focus-visible {
    outline: none;
  }
  .panel p {
    padding-right: 2rem;
    font-weight: 600;
    line-height: 1.4;
  }
  .panel li {
    margin-top: 0.2rem;
  }
  .panel li a {
    display: inline-block;
    padding-block: 0.6rem;
    white-space: nowrap;
  }
  .again {
    min-height: 2.75rem;
    margin-top: 0.4rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .close {
    position: absolute;
    inset: 0.4rem 0.4rem auto auto;
  }

  /* On a small phone the bubble would cover the hero's button: it appears on the first scroll, and every page can scroll.
     It stays in the tab order, and once clicked it stays visible. */
  @media (max-width: 26rem) and (max-height: 42rem) {
    :root:not([data-scrolled]) & .bubble[aria-busy='false']:not([aria-expanded], :focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }

  /* In a low window the bubble would cover the focused element. It comes back after the click of a tap that takes the focus
     from a field, as the consent banner does (components/consent/privacy-preferences.tsx). */
  @media (max-height: 22rem) {
    .bubble:not(:focus-visible) {
      transition: translate 0s 1s;
    }
    :root:has(:is(header, main, footer) :focus-visible) & .bubble[aria-busy='false']:not([aria-expanded='true'], :focus-visible) {
      translate: 0 100vh;
      transition: none;
    }
  }

  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .bubble[aria-busy='true']::after {
      animation: none;
      border: 2px dashed var(--marker);
    }
  }
  @media (forced-colors: active) {
    .bubble {
      border: 2px solid;
    }
  }
`;

/** The live chat's bubble at the bottom right of every page. Nothing if no chat is configured. */
export function LiveChat() {
  const { chat } = siteConfig();
  return (
    chat && (
      <Root>
        <ChatBubble chat={chat}>
          <WriteOrCall reason={chatTexts.otherWays} />
        </ChatBubble>
      </Root>
    )
  );
}
