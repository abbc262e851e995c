import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/platform/after-paint.browser';

/**
 * A value as of the last frame on the screen. What is drawn from it does not hold up the frame that answers an input;
 * while inputs follow each other quickly it keeps up with them, a frame behind.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = value;
    if (value === shown || stop.current) return;
    stop.current = afterPaint(() => {
      stop.current = null;
      setShown(latest.current);
    });
  }, [value, shown]);

  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );

  return shown;
}
