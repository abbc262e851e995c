/** @jest-environment jsdom */
// jsdom, not node: these two answers are scripts, and what they promise shows only in a page.
// For what it declares of window.Cal.
import type {} from '@/lib/booking/cal-embed.browser';
import { fakeSettings } from '../fake-settings';
import { chatSdkScript } from './chat-widget';
import { calEmbedScript } from './scheduling';

type Chat = { toggle: (state?: string) => void; hasLoaded: boolean };
type Instruction = [method: string, ...parameters: unknown[]];
declare global {
  interface Window {
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
    $chatwoot?: Chat;
  }
}

/** Runs a script as a page would. Gives the message of what it threw. */
function run(source: string): string | undefined {
  let thrown: string | undefined;
  const note = (event: ErrorEvent) => {
    thrown = event.message;
    // Noted is enough: jsdom would print it.
    event.preventDefault();
  };
  window.addEventListener('error', note);
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  window.removeEventListener('error', note);
  return thrown;
}

const event = (name: string) => new Promise((resolve) => window.addEventListener(name, resolve, { once: true }));

afterEach(() => {
  document.body.replaceChildren();
  delete window.chatwootSDK;
  delete window.$chatwoot;
  delete window.Cal;
});

describe('chat', () => {
  const options = { websiteToken: fakeSettings.chatWebsiteToken, baseUrl: 'http://localhost' };
  const box = () => document.querySelector<HTMLElement>('[data-fake="chat"]');

  test('nothing shows before it is run', () => {
    run(chatSdkScript);
    expect(document.body.children).toHaveLength(0);
  });

  test('once ready it is closed, opens on demand and closes again', async () => {
    run(chatSdkScript);
    const ready = event('chatwoot:ready');
    window.chatwootSDK?.run(options);
    await ready;
    expect(window.$chatwoot?.hasLoaded).toBe(true);
    expect(box()?.textContent).toBe('Chat fake');
    expect(box()?.hidden).toBe(true);
    window.$chatwoot?.toggle('open');
    expect(box()?.hidden).toBe(false);
    window.$chatwoot?.toggle('open');
    expect(box()?.hidden).toBe(false);
    window.$chatwoot?.toggle();
    expect(box()?.hidden).toBe(true);
    document.querySelector('button')?.click();
    expect(box()?.hidden).toBe(false);
  });

  test('run twice, it is there once', async () => {
    run(chatSdkScript);
    const ready = event('chatwoot:ready');
    window.chatwootSDK?.run(options);
    window.chatwootSDK?.run(options);
    await ready;
    expect(document.querySelectorAll('[data-fake="chat"]')).toHaveLength(1);
  });

  test('an unknown website token is an error', async () => {
    run(chatSdkScript);
    const failed = event('chatwoot:error');
    window.chatwootSDK?.run({ ...options, websiteToken: 'other' });
    await failed;
    expect(box()).toBeNull();
  });
});

describe('scheduling', () => {
  const calendar = () => document.querySelector<HTMLElement>('[data-fake="calendar"]');
  const inline: Instruction = [
    'inline',
    { elementOrSelector: '#here', calLink: 'dohtech/website', config: { layout: 'month_view' } },
  ];

  /** What the vendor's snippet leaves behind by the time the script arrives. */
  function queued(...instructions: Instruction[]) {
    document.body.innerHTML = '<div id="here"></div>';
    const queue = (q: Instruction[]) => Object.assign(jest.fn(), { q });
    window.Cal = Object.assign(queue([['initNamespace', 'talk']]), { ns: { talk: queue(instructions) } });
  }

  test('a calendar asked for before the script arrived is shown where it was asked for', () => {
    queued(['init', 'talk', { origin: 'http://localhost' }], inline, ['ui', {}]);
    run(calEmbedScript);
    expect(document.querySelector('#here')?.textContent).toBe('Calendar fake (month_view)');
    expect(calendar()?.dataset.calLink).toBe('dohtech/website');
  });

  test('a calendar asked for afterwards is shown too', () => {
    queued();
    run(calEmbedScript);
    expect(calendar()).toBeNull();
    window.Cal?.ns.talk?.q.push(inline);
    expect(calendar()).not.toBeNull();
  });

  test('the namespace is called, as the real script does', () => {
    queued();
    run(calEmbedScript);
    expect(window.Cal?.ns.talk).toHaveBeenCalledWith('ui', { colorScheme: 'light' });
  });

  test('whoever listens hears that the calendar is there', () => {
    const callback = jest.fn();
    queued(['on', { action: 'linkReady', callback }], inline);
    run(calEmbedScript);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  test('an element does as well as a selector', () => {
    queued();
    const element = document.querySelector('#here');
    window.Cal?.ns.talk?.q.push(['inline', { elementOrSelector: element, calLink: 'x' }]);
    run(calEmbedScript);
    expect(calendar()?.parentElement).toBe(element);
  });

  test('without the vendor’s snippet it refuses, as the real one does', () => {
    expect(run(calEmbedScript)).toContain("Cal is not defined. This shouldn't happen");
  });

  test('a place that is not there is an error', () => {
    queued(['inline', { elementOrSelector: '#elsewhere', calLink: 'x' }]);
    expect(run(calEmbedScript)).toContain('Element not found');
  });
});
