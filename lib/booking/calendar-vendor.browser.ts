import type { CalendarConfig } from '@/lib/config/public-config';
import { calendarScript } from '@/lib/config/vendors';
import type { ShowCalendar } from './open-calendar';

type Instruction = ArrayLike<unknown>;
/** A function, because Cal's script calls it with the parts of an instruction. */
type Queue = ((...instruction: unknown[]) => void) & { q: { push(instruction: Instruction): unknown } };
type Cal = Queue & { loaded?: boolean; ns: Record<string, Queue> };

declare global {
  interface Window {
    Cal?: Cal;
  }
}

const NAMESPACE = 'consultation';

type Options = CalendarConfig & Parameters<ShowCalendar>[0] & { parameters: Readonly<Record<string, string>> };

/** Shows Cal's calendar in an element as the vendor's snippet does. Returns a function that removes it, even while it loads. */
export function showCalendar(element: HTMLElement, { origin, link, parameters, onReady, onFailed }: Options) {
  let isStopped = false;
  const box = document.createElement('div');
  element.replaceChildren(box);

  const queue = calendarQueue(origin, () => !isStopped && onFailed());
  queue('on', { action: 'linkReady', callback: () => !isStopped && onReady() });
  queue('on', { action: 'linkFailed', callback: () => !isStopped && onFailed() });
  queue('inline', { elementOrSelector: box, calLink: link, config: { layout: 'month_view', ...parameters } });

  return () => {
    isStopped = true;
    box.remove();
  };
}

function calendarQueue(origin: string, onError: () => void): Queue {
  const known = window.Cal?.ns[NAMESPACE];
  if (known) return known;

  const queue = queueOf([['init', NAMESPACE, { origin }]]);
  const first = queueOf([['initNamespace', NAMESPACE]]);
  window.Cal = Object.assign(first, { loaded: true, ns: { [NAMESPACE]: queue } });

  const script = document.createElement('script');
  script.src = calendarScript({ origin });
  script.async = true;
  script.onerror = () => {
    // So that the next click can try again.
    script.remove();
    delete window.Cal;
    onError();
  };
  document.head.append(script);
  return queue;
}

function queueOf(instructions: Instruction[]): Queue {
  const queue: Queue = Object.assign((...call: unknown[]) => void queue.q.push(call), { q: instructions });
  return queue;
}
