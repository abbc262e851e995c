import { type PointerEvent, type ReactNode, useRef } from 'react';
import { type PointerSample, releaseVelocity, swipeDirection } from '@/lib/slides/swipe';

type Props = {
  onSwipe: (direction: 1 | -1) => void;
  /** Ignores the mouse, so that it can select text. */
  isTouchOnly?: boolean;
  children: ReactNode;
};

/** Calls `onSwipe` after a horizontal swipe: 1 means to the next slide, -1 to the previous. */
export function SwipeArea({ onSwipe, isTouchOnly = false, children }: Props) {
  const drag = useRef<PointerSample[]>([]);

  const endDrag = (event: PointerEvent) => {
    const [first] = drag.current;
    if (!first) return;
    const direction = swipeDirection(event.clientX - first.x, releaseVelocity(drag.current, event.timeStamp));
    drag.current = [];
    if (direction !== 0) onSwipe(direction);
  };

  return (
    <div
      className="swipe-area"
      onPointerDown={(event) => {
        drag.current = isTouchOnly && event.pointerType === 'mouse' ? [] : [sample(event)];
      }}
      onPointerMove={(event) => {
        if (drag.current.length > 0) drag.current.push(sample(event));
      }}
      onPointerUp={endDrag}
      onPointerLeave={endDrag}
      onPointerCancel={() => {
        drag.current = [];
      }}
    >
      {children}
    </div>
  );
}

function sample(event: PointerEvent): PointerSample {
  return { x: event.clientX, timeMs: event.timeStamp };
}
