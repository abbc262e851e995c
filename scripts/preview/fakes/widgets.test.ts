/** @jest-environment jsdom */
// The answers of these two fakes are scripts, which need a page. The flows of chat and booking hold the rest.
import type {} from '@/lib/booking/cal-embed.browser';
import { fakeSettings } from '../fake-settings';
import { chatSdkScript } from './chat-widget';
import { calEmbedScript } from './scheduling';

type Instruction = [method: string, ...parameters: unknown[]];
declare global {
  interface Window {
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
    $chatwoot?: object;
  }
}

/** Runs a script as a page would. Returns the message of an error. */
function run(source: string): string | undefined {
  let thrown: string | undefined;
  const note = (event: ErrorEvent) => {
    thrown = event.message;
    // jsdom would print it.
    event.preventDefault();
  };
  window.addEventListener('error', note);
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  window.removeEventListener('error', note);
  return thrown;
}

test.each([
  ['chatwoot:ready', fakeSettings.chatWebsiteToken, 1],
  ['chatwoot:error', 'another token', 0],
])('the chat says %s for the token %s, and shows %i window', async (name, websiteToken, windows) => {
  run(chatSdkScript);
  const said = new Promise((resolve) => window.addEventListener(name, resolve, { once: true }));
  window.chatwootSDK?.run({ websiteToken, baseUrl: 'http://localhost' });
  window.chatwootSDK?.run({ websiteToken, baseUrl: 'http://localhost' });
  await said;
  expect(document.querySelectorAll('[data-fake="chat"]')).toHaveLength(windows);
  document.body.replaceChildren();
  delete window.$chatwoot;
});

describe('calendar', () => {
  const inline = (elementOrSelector: string): Instruction => [
    'inline',
    { elementOrSelector, calLink: 'dohtech/website' },
  ];

  /** What the vendor's snippet has queued when the script arrives. */
  function queued(...instructions: Instruction[]) {
    document.body.innerHTML = '<div id="here"></div>';
    const queue = (q: Instruction[]) => Object.assign(jest.fn(), { q });
    window.Cal = Object.assign(queue([['initNamespace', 'talk']]), { ns: { talk: queue(instructions) } });
  }

  test('it is shown for instructions from before and after the script, and calls the namespace as Cal does', () => {
    const callback = jest.fn();
    queued(['on', { action: 'linkReady', callback }], inline('#here'));
    run(calEmbedScript);
    expect(document.querySelector('#here')?.textContent).toBe('Calendar fake (month_view)');
    expect(callback).toHaveBeenCalledTimes(1);
    window.Cal?.ns.talk?.q.push(inline('#here'));
    expect(document.querySelectorAll('[data-fake="calendar"]')).toHaveLength(2);
    expect(window.Cal?.ns.talk).toHaveBeenCalledWith('ui', { colorScheme: 'light' });
  });

  test('without the vendor’s snippet, or the element, it throws as Cal does', () => {
    delete window.Cal;
    expect(run(calEmbedScript)).toContain("Cal is not defined. This shouldn't happen");
    queued(inline('#elsewhere'));
    expect(run(calEmbedScript)).toContain('Element not found');
  });
});
