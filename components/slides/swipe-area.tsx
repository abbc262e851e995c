import { type PointerEvent, type ReactNode, useRef } from 'react';
import { type PointerSample, releaseVelocity, swipeDirection } from '@/lib/slides/swipe';

type Props = {
  onSwipe: (direction: 1 | -1) => void;
  /** Leaves the mouse alone, so that words can be marked with it. */
  isTouchOnly?: boolean;
  children: ReactNode;
};

/** Where a horizontal swipe turns the slides. */
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
