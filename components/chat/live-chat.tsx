import { styledRoot } from '@/components/ui/styled-root';
import { WriteOrCall } from '@/components/ui/write-or-call';
import { site } from '@/content/site';
import { chatTexts } from '@/content/texts/chat';
import { siteConfig } from '@/lib/config/site-config';
import { ChatBubble } from './chat-bubble.client';

const Root = styledRoot('div', 'live-chat', 'frame')`
  .chat {
    display: grid;
  }
  .bubble {
    display: flex;
    align-items: center;
    justify-content: center;
    border: 1px solid #0000;
  }
  .bubble svg {
    fill: var(--marker);
    stroke: var(--night);
  }
  .bubble[aria-expanded='true'] {
    background: var(--night-raised);
  }
  /* Wider windows have a bubble: beside the page, or, where the page has no margin, in the header. */
  @media (min-width: 48rem) {
    .chat {
      min-width: 2.9rem;
    }
    .bubble {
      flex-direction: column;
      min-height: 2.75rem;
      border-radius: 0.9rem 0.9rem 0.2rem;
      background: var(--button);
      color: var(--button-text);
      font: 600 var(--text-xs) / var(--leading-snug) var(--font-text);
    }
    .bubble:hover {
      background: var(--button-hover);
    }
    .bubble svg {
      fill: none;
      stroke: currentColor;
    }
  }
  @media (width >= 48rem) and (width < 87rem) {
    .bubble span {
      display: none;
    }
  }
  @media screen and (min-width: 87rem) {
    position: fixed;
    inset: auto calc(var(--page-edge) / 2) var(--space-xs) auto;
    .bubble {
      translate: 50%;
      width: 4.2rem;
      height: 3.9rem;
      border-radius: 1.1rem 1.1rem 0.25rem;
      box-shadow: 0 0 0 2px var(--paper);
    }
    /* A green ring between two light ones: one of them is visible on every background. */
    .bubble:focus-visible {
      outline-color: var(--focus);
      box-shadow: 0 0 0 9px var(--sheet);
    }
  }

  /* A popover: no part of the page covers it. */
  .panel {
    inset: auto 0 var(--dock-height);
    max-height: calc(100dvh - var(--dock-height));
    padding: var(--space-xs) var(--page-margin);
    border: solid var(--ink);
    border-width: 1.5px 0 0;
    background: var(--sheet);
    --ring: initial;
    box-shadow: var(--shadow-raised);
    line-height: var(--leading-snug);
    @media (min-width: 48rem) {
      inset: calc(var(--header-height) - var(--space-2xs)) var(--page-edge) auto auto;
      width: 24.5rem;
      max-height: calc(100dvh - 5.5rem);
      padding: var(--space-sm) var(--space-md);
      border-width: 1.5px;
      border-radius: var(--radius-card);
    }
    @media screen and (min-width: 87rem) {
      inset: auto calc(var(--page-edge) / 2 - var(--space-lg)) calc(var(--space-2xl) + var(--space-sm)) auto;
    }
  }
  .panel:focus-visible {
    outline: none;
  }
  .panel-title {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .panel ul {
    margin-block: var(--space-2xs);
  }
  .panel li {
    border-top: 1px solid var(--line);
  }
  .panel li a {
    display: inline-block;
    padding-block: var(--space-xs);
  }
  .hours {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .ways-on {
    margin-top: var(--space-xs);
  }
  .ways-on .button {
    min-height: 2.75rem;
    padding: var(--space-2xs);
  }
`;

/** The button of the live chat, in the dock of every page (components/frame/dock.tsx). Nothing if no chat is configured. */
export function LiveChat() {
  const { chat } = siteConfig();
  return (
    chat && (
      <Root data-needs-script>
        <ChatBubble chat={chat}>
          <WriteOrCall reason={chatTexts.otherWays} />
          <p className="hours">{site.hours}</p>
        </ChatBubble>
      </Root>
    )
  );
}
