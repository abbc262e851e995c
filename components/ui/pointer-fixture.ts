import { fireEvent } from '@testing-library/react';

/** Swipes over an element. jsdom's pointer events have no coordinates, time or pointer type. */
export function swipe(element: Element, fromX: number, toX: number, durationMs: number, pointerType = 'touch') {
  const startMs = 1000;
  const send = (type: string, x: number, timeMs: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x });
    Object.defineProperties(event, { timeStamp: { value: timeMs }, pointerType: { value: pointerType } });
    fireEvent(element, event);
  };
  send('pointerdown', fromX, startMs);
  send('pointermove', (fromX + toX) / 2, startMs + durationMs / 2);
  send('pointermove', toX, startMs + durationMs);
  send('pointerup', toX, startMs + durationMs);
}
